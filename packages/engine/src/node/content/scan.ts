/** Finds the pages of the docs folder and their routes. (docs/behavior/routes.md) */

import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createError, type Diagnostic, formatCodePoint, type TextPoint } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import { toPosix } from '@quire/markdown/files';
import { type ContentRoot, listWrittenRoots, toRoutePath } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listUnique, rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { dropExtension, isPagePath } from '../files/page-path.ts';
import { type FileListing, listDocsFiles } from './list-files.ts';
import { selectPages } from './page-files.ts';
import type { SourceFile } from './source-file.ts';

export interface ScannedPages {
  /** Sorted by source path. */
  files: SourceFile[];
  /** Of files with the same route, names that no URL can have, and broken symbolic links. */
  errors: Diagnostic[];
}

/** Files and folders that begin with `_` or `.` are never pages. */
export function scanFiles(config: ResolvedConfig): ScannedPages {
  const errors: Diagnostic[] = [];
  const files = sortSources(listWrittenRoots(config).flatMap((root) => scanRoot(root, config, errors)));
  return { files, errors: [...listUnique(errors), ...listNameErrors(files), ...listDuplicates(files)] };
}

/** @throws UserError with the errors of the scan */
export function scanPages(config: ResolvedConfig): SourceFile[] {
  const { files, errors } = scanFiles(config);
  rejectErrors(errors);
  return files;
}

/** By source path. */
export function sortSources(files: SourceFile[]): SourceFile[] {
  return files.sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
}

/** @param errors collects errors */
function scanRoot(root: ContentRoot, config: ResolvedConfig, errors: Diagnostic[]): SourceFile[] {
  const { version, lang } = root;
  const folder = join(config.docsDir, root.folder);
  if (!existsSync(folder)) return [];
  const isExcluded = createExclusion([...new Set([folder, config.docsDir])], config);
  const listed = listDocsFiles(folder, config);
  errors.push(...listed.errors);
  const files = listed.files.map((filePath) => ({ filePath, path: toPosix(relative(folder, filePath)) }));
  const pages = selectPages(files, config).filter(({ filePath }) => !isExcluded(filePath));
  const names = new Set(pages.map(({ path }) => dropExtension(path)));
  return pages.map(({ filePath, path }) => {
    // Normalized, because macOS may store file names in decomposed form.
    const pagePath = nameReadme(dropExtension(path), names).normalize();
    const sourcePath = toPosix(relative(config.docsDir, filePath));
    return { filePath, sourcePath, version, lang, pagePath, routePath: toRoutePath(root, pagePath) };
  });
}

/** Patterns may be relative to any of these folders. */
function createExclusion(folders: string[], { excludes }: ResolvedConfig): (filePath: string) => boolean {
  const patterns = excludes.map((each) => toPattern(each.normalize()));
  return (filePath) =>
    folders.some((folder) => {
      const path = toPosix(relative(folder, filePath)).normalize();
      return patterns.some((pattern) => pattern.test(path));
    });
}

/** The source paths of Markdown files that are not pages, because they are not in the folder of a language. */
export function listOutsidePages(config: ResolvedConfig): string[] {
  const roots = listWrittenRoots(config).map(({ folder }) => folder);
  const pages = listSources(config, ({ files }) => files.filter((filePath) => /\.mdx?$/.test(filePath)));
  return pages.filter((sourcePath) => !roots.some((root) => sourcePath.startsWith(root)));
}

/** The source paths of all files that are not pages, or not meant to be one, and that the site does not exclude. */
export function listOtherFiles(config: ResolvedConfig): string[] {
  const isOther = (file: string) => !isPagePath(file) || basename(file) === 'SUMMARY.md';
  return listSources(config, ({ files, ignored }) => [...files.filter(isOther), ...ignored]);
}

function listSources(config: ResolvedConfig, select: (listing: FileListing) => string[]): string[] {
  if (!existsSync(config.docsDir)) return [];
  const isExcluded = createExclusion([config.docsDir], config);
  return select(listDocsFiles(config.docsDir, config))
    .filter((filePath) => !isExcluded(filePath))
    .map((filePath) => toPosix(relative(config.docsDir, filePath)));
}

/** A README is the index page of its folder, unless there is an index file. */
function nameReadme(path: string, names: ReadonlySet<string>): string {
  const index = path.replace(/(^|\/)readme$/i, '$1index');
  return names.has(index) ? path : index;
}

/** Names with characters that end the path of a URL, or an ending that URLs of other files have: the page would be unreachable. */
function listNameErrors(files: SourceFile[]): Diagnostic[] {
  return files.flatMap(({ sourcePath }) => {
    const sign = /[#?%\\\p{Cc}]|\.(?:html|md)(?=\.\w+$)/u.exec(sourcePath)?.[0];
    if (sign === undefined) return [];
    const message = `The name of the page contains "${/\p{Cc}/u.test(sign) ? formatCodePoint(sign) : sign}", which has a special meaning in URLs.`;
    return [createError('routes', message, { file: sourcePath, help: 'Rename the file or its folder.' })];
  });
}

/**
 * Routes of several files, also those that differ only in letter case or Unicode form, which are the same file on some systems.
 * @param placeOf returns the position of the route in a file that sets it
 */
export function listDuplicates<File extends SourceFile>(
  files: readonly File[],
  placeOf: (file: File) => Partial<TextPoint> = () => ({}),
): Diagnostic[] {
  const byRoute = new Map<string, File>();
  const errors: Diagnostic[] = [];
  for (const file of files) {
    const key = toFileKey(file.routePath);
    const other = byRoute.get(key);
    if (other) errors.push({ ...createDuplicateError(file, other), ...placeOf(file) });
    byRoute.set(key, file);
  }
  return errors;
}

function toFileKey(routePath: string): string {
  return routePath.toLowerCase();
}

function createDuplicateError(file: SourceFile, other: SourceFile): Diagnostic {
  const names = `${nameSource(file)} and ${nameSource(other)}`;
  const routes = `${file.routePath} and ${other.routePath}`;
  const message =
    file.sourcePath !== other.sourcePath && file.sourcePath.normalize() === other.sourcePath.normalize()
      ? `${names} have names that look the same, ${encodeURI(file.sourcePath)} and ${encodeURI(other.sourcePath)}: one is in Unicode's composed form, the other is not.`
      : file.routePath === other.routePath
        ? `${names} have the same route, ${file.routePath}.`
        : `${names} have routes that differ only in letter case, ${routes}.`;
  return createError('routes', message, { file: file.sourcePath, help: 'Rename or remove one of them.' });
}

function nameSource({ sourcePath, virtual }: SourceFile): string {
  return virtual ? `"${sourcePath}" of the plugin "${virtual.plugin}"` : `"${sourcePath}"`;
}

const GLOB_MARKS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

/** `**` matches any folders, `*` any name, `?` any character, `{a,b}` one of several. */
function toPattern(glob: string): RegExp {
  return new RegExp(`^${toPatternSource(glob.replace(/^\.?\//, ''))}$`);
}

function toPatternSource(glob: string): string {
  const parts = glob.split(/(\*\*\/|\*\*|[*?]|\{[^{}]*\})/);
  return parts.map((part) => GLOB_MARKS[part] ?? (isChoice(part) ? toChoice(part) : escapePattern(part))).join('');
}

function isChoice(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

function toChoice(part: string): string {
  return `(?:${part.slice(1, -1).split(',').map(toPatternSource).join('|')})`;
}
