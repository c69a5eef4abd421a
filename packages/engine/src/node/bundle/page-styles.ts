/**
 * The stylesheets that not every page has. A theme names them in one place: `<theme>/page-styles`, a JSON file such as
 * `{ "home": ["./home/hero.module.css"], "cards": ["./cards.css"] }`, by paths from its folder, in the order in which they
 * apply. Each list is one sheet of the output. A page has the one that is named as its type is, and each of which it shows
 * something. Those of page types are taken out of what the layout brings to every page; the others are imported where they
 * are used, and not by the layout: so they come with a component that renders itself in the browser alone.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import * as v from 'valibot';
import type { PageType } from '../../shared/page.ts';
import { loadJsonFile, type SourcePlace } from '../config/json-file.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';

export interface PageStyles {
  name: string;
  /** Absolute. */
  files: string[];
}

const name = v.pipe(v.string(), v.regex(/^[a-z\d-]+$/, 'a name is of small letters, digits and hyphens'));
const paths = v.array(v.pipe(v.string(), v.regex(/\.css$/, 'it must be the path of a .css file')));

/**
 * @param declaration the theme's file, absolute
 * @throws UserError where it is not of its form, or names what is not there
 */
export function loadPageStyles(declaration: string): PageStyles[] {
  const declared = loadJsonFile('', declaration, v.record(name, paths));
  if (!declared) return [];
  const { value, placeOf } = declared;
  const styles = Object.entries(value).map(([name, paths]) => ({
    name,
    files: paths.map((path) => resolve(dirname(declaration), path)),
  }));
  const errors = styles.flatMap(({ name, files }) =>
    files.flatMap((file, index) => (existsSync(file) ? [] : createMissingError(file, placeOf([name, index])))),
  );
  rejectErrors(errors);
  return styles.filter(({ files }) => files.length > 0);
}

function createMissingError(file: string, place: SourcePlace): Diagnostic {
  return createError('config', `Cannot find the stylesheet "${file}".`, {
    ...place,
    help: 'Use its path from the folder of this file.',
  });
}

const PAGE_TYPES = ['404', 'blank', 'custom', 'doc', 'home', 'overview'] satisfies PageType[];

/** Whether the layout renders what the sheet styles, and each page of that type has it. */
export function isOfPageType({ name }: PageStyles): boolean {
  return PAGE_TYPES.some((pageType) => pageType === name);
}

/** The bundler's entry for a sheet, which is named after it. */
export function nameStylesEntry(name: string): string {
  return `page-${name}`;
}

/** The sheet that an entry of the bundler is for. No other script of its has such a name. */
export function findStylesName(entry: string): string | undefined {
  return /^page-([a-z\d-]+)$/.exec(entry)?.[1];
}

/**
 * The classes of documents that show something of a sheet.
 * @param css the text of the sheet
 * @param shared the text of the theme's that every page has: their classes mean nothing
 */
export function listOwnClasses(css: string, shared: string): string[] {
  const common = listClasses(shared);
  return [...listClasses(css)].filter((name) => !common.has(name)).sort();
}

function listClasses(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, '');
  return new Set([...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
