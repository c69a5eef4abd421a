/**
 * The stylesheets that only some pages have. A theme lists them in `<theme>/page-styles`, a JSON file such as
 * `{ "home": ["./home/hero.module.css"], "cards": ["./cards.css"] }`, by paths from its folder, in the order in which they
 * apply. Each list is one stylesheet of the output. A page has the one with the name of its type, and each one whose classes it
 * uses. Those of page types are removed from the layout's stylesheets; the others are imported only where they
 * are used, and not by the layout: so they are also loaded with components that are only rendered in the browser.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PageType } from '@quire/client/contract';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import * as v from 'valibot';
import { loadJsonFile, type SourcePlace } from '../config/json-file.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';

export interface PageStyles {
  name: string;
  /** Absolute. */
  files: string[];
}

const name = v.pipe(v.string(), v.regex(/^[a-z\d-]+$/, 'a name consists of lowercase letters, digits and hyphens'));
const paths = v.array(v.pipe(v.string(), v.regex(/\.css$/, 'it must be the path of a .css file')));

/**
 * @param declaration the theme's file, absolute
 * @throws UserError if it is invalid, or lists missing files
 */
export function loadPageStyles(declaration: string): PageStyles[] {
  const declared = loadJsonFile('', declaration);
  if (!declared) return [];
  const { match, placeOf } = declared;
  const styles = Object.entries(match(v.record(name, paths))).map(([name, paths]) => ({
    name,
    files: paths.map((path) => resolve(dirname(declaration), path)),
  }));
  const errors = styles.flatMap(({ name, files }) =>
    files.flatMap((file, index) => (existsSync(file) ? [] : createMissingSheetError(file, placeOf([name, index])))),
  );
  rejectErrors(errors);
  return styles.filter(({ files }) => files.length > 0);
}

function createMissingSheetError(file: string, place: SourcePlace): Diagnostic {
  return createError('config', `Cannot find the stylesheet "${file}".`, {
    ...place,
    help: 'Use its path from the folder of this file.',
  });
}

const PAGE_TYPES = ['404', 'blank', 'custom', 'doc', 'home', 'overview'] satisfies PageType[];

/** Whether the sheet is for a page type: the layout renders its elements, and all pages of the type have it. */
export function isOfPageType({ name }: PageStyles): boolean {
  return PAGE_TYPES.some((pageType) => pageType === name);
}

/** The name of the bundler's entry for a sheet. */
export function nameStylesEntry(name: string): string {
  return `page-${name}`;
}

/** The sheet of a bundler entry. No other script has such a name. */
export function findStylesName(entry: string): string | undefined {
  return /^page-([a-z\d-]+)$/.exec(entry)?.[1];
}

/**
 * The classes by which documents use a sheet.
 * @param css the text of the sheet
 * @param shared the text of the stylesheets of all pages: their classes are ignored
 */
export function listOwnClasses(css: string, shared: string): string[] {
  const common = listClasses(shared);
  return [...listClasses(css)].filter((name) => !common.has(name)).sort();
}

/** In the order of the text. */
export function listClasses(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'/g, '');
  return new Set([...rules.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
