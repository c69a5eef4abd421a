/** Converts the bundler's errors to diagnostics with locations, without duplicates. */

import { relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createError, createWarning, type Diagnostic, findPoint, type TextPoint } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import type { ForeignTheme } from '../config/foreign-theme.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule } from '../config/theme-modules.ts';
import { findPlace } from '../content/find-place.ts';
import { findPageText } from '../content/source-text.ts';
import { listUnique } from '../diagnostics/diagnostic-lists.ts';
import { explainPackage } from '../diagnostics/explain-package.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { findPackageOf } from '../files/is-installed.ts';
import { RAW_TAILWIND } from './raw-tailwind.ts';
import { listStats, type Stats } from './read-assets.ts';
import { findStylesheetError, LATE_IMPORT } from './stylesheet-errors.ts';
import { listUncompiled } from './uncompiled-files.ts';

export interface BundlerError {
  message: string;
  /** From the site's folder: `./components/box.tsx`. It is empty for modules that a plugin compiles by itself. */
  moduleName?: string | undefined;
}

/** The errors of both environments. A bundle with files that nothing compiles may have no others. */
export function listBundleErrors(
  stats: Stats,
  { siteDir, foreign }: Pick<ResolvedConfig, 'siteDir' | 'foreign'>,
): Diagnostic[] {
  const uncompiled = listUncompiled(stats);
  const others = createBundleErrors(listReported(stats, 'errors'), siteDir, foreign.foreignTheme?.alternatives);
  return [...uncompiled, ...others.filter(({ file }) => !uncompiled.some((each) => each.file === file))];
}

export function listReported(stats: Stats, kind: 'errors' | 'warnings'): BundlerError[] {
  return listStats(stats).flatMap((each) => each.toJson({ all: false, [kind]: true })[kind] ?? []);
}

type Alternatives = ForeignTheme['alternatives'] | undefined;

/** Both environments report the same errors. */
export function createBundleErrors(
  reported: BundlerError[],
  siteDir: string,
  alternatives?: Alternatives,
): Diagnostic[] {
  const found = reported.map((each) => ({ ...each, message: stripVTControlCharacters(each.message).trim() }));
  // A module that fails to load has no exports either, so missing exports in generated modules are redundant.
  const ofSite = found.filter(({ message, moduleName = '..' }) => {
    return findMissingExport(message) === undefined || isOfSite(resolve(siteDir, moduleName), siteDir);
  });
  const errors = (ofSite.length === 0 ? found : ofSite).map((each) => createBundleError(each, siteDir, alternatives));
  const unique = [...new Map(errors.map((error) => [`${error.file}\n${error.message}`, error])).values()];
  // An error of a stylesheet is also reported for the module that imports it, without a name.
  const isRepeated = ({ message }: Diagnostic) => unique.some((each) => each.file && each.message === message);
  return unique.filter((error) => error.file !== undefined || !isRepeated(error));
}

interface MissingExport {
  name: string;
  module: string;
}

function findMissingExport(message: string): MissingExport | undefined {
  const [, name, module] = /ESModulesLinkingError: export '([^']+)'.*? was not found in '([^']+)'/.exec(message) ?? [];
  return name === undefined || module === undefined ? undefined : { name, module };
}

/** The cache, with its generated modules, may be in the site's own `node_modules`. */
function isOfSite(file: string | undefined, siteDir: string): boolean {
  const [first] = file === undefined ? ['..'] : relative(siteDir, file).split(sep);
  return first !== '..' && first !== 'node_modules';
}

function createBundleError(
  { message: text, moduleName }: BundlerError,
  siteDir: string,
  alternatives: Alternatives,
): Diagnostic {
  const { reason, ...place } = findStylesheetError(text) ?? {};
  if (reason !== undefined) return createError('bundle', reason, place);
  const file = moduleName ? resolve(siteDir, moduleName.replace(/\?\w+$/, '')) : undefined;
  const missing = findMissingExport(text);
  if (missing && isBuiltInModule(missing.module))
    return createError('bundle', `"${missing.module}" has no export "${missing.name}" here.`, {
      ...(file !== undefined && { file, ...findName(missing, file) }),
      help: alternatives?.get(missing.name) ?? 'Write it in a module of the site, or leave it out.',
    });
  const help = explainMissing(text, file, siteDir);
  return createError('bundle', summarize(text), {
    ...(file !== undefined && { file, ...findMessagePlace(text, file) }),
    help,
  });
}

/** Only for imports of the site: it cannot fix missing imports of installed packages. */
function explainMissing(text: string, file: string | undefined, siteDir: string): string | undefined {
  const older = /was not found in 'react(?:-dom)?'/.test(text) ? findPackageOf(file ?? '') : undefined;
  if (older !== undefined)
    return `The package "${older}" is for an older version of React than the theme's: run "${createPackageCommands().install(`${older}@latest`)}" in the site's folder, or use another package.`;
  const request = /Can't resolve '([^']+)'/.exec(text)?.[1];
  const isOwn = file !== undefined && isOfSite(file, siteDir);
  return request !== undefined && isOwn ? explainPackage(request, siteDir) : undefined;
}

/** The sentences of a report, without its code frame; the whole report if it has no sentences. */
function summarize(text: string): string {
  const sentences = [...text.matchAll(/×\s+(.+)/g)].map((match) => (match[1] ?? '').trim().replace(/^Error: /, ''));
  const useful = sentences.filter((sentence) => !sentence.startsWith('Module build failed'));
  return useful.length === 0 ? text : [...new Set(useful)].join('\n');
}

/** Except for parser errors, reports use lines of the transformed module, so imports are searched in the source. */
function findMessagePlace(text: string, file: string): Partial<TextPoint> {
  const request = /(?:Can't resolve|was not found in) '([^']+)'/.exec(text)?.[1];
  if (request !== undefined) return findPlace({ filePath: file }, request);
  const [, line, column] = /╭─\[(?:[^\]]*:)?(\d+):(\d+)\]/.exec(text) ?? [];
  return line === undefined ? {} : { line: Number(line), column: Number(column) + 1 };
}

/** The location of the export's name in an import or its use; else only the module. */
function findName({ name, module }: MissingExport, filePath: string): Partial<TextPoint> {
  const source = findPageText({ filePath });
  const index = source.search(new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`));
  return index === -1 ? findPlace({ filePath }, module) : findPoint(source, index);
}

function getHelp(): string {
  const install = createPackageCommands().installDev('tailwindcss @tailwindcss/postcss');
  return `Run "${install}" in the site's folder, and name "@tailwindcss/postcss" in a postcss.config.mjs.`;
}

/** Those of our own loader. @param found all warnings of the bundler, of both environments */
export function createStylesheetWarnings(found: BundlerError[]): Diagnostic[] {
  const warnings = found.flatMap(({ message }) => {
    const error = findStylesheetError(stripVTControlCharacters(message));
    if (error === undefined) return [];
    const { reason, file, ...point } = error;
    if (reason === LATE_IMPORT) return [createWarning('bundle', reason, { file, ...point })];
    // It is about the whole file.
    return reason.startsWith(RAW_TAILWIND) ? [createWarning('bundle', reason, { file, help: getHelp() })] : [];
  });
  return listUnique(warnings);
}
