/** Checks the names of files, that no public file has the URL of a page, and warns if one replaces a generated file. */
import { relative } from 'node:path';
import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import type { PublishedFiles } from '../files/published-files.ts';
import { listDocuments, toOutputFile } from '../render/create-job.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';

export interface PathsCheck extends Site {
  /** The paths of pages in the docs folder. */
  sourcePaths: readonly string[];
  publicFiles: PublishedFiles;
  /** Generated files other than pages, with paths relative to the site's root, without a leading slash. */
  made: readonly string[];
}

export function checkPaths({ sourcePaths, publicFiles, routes, made, config }: PathsCheck): Diagnostic[] {
  const files = [...publicFiles.files.keys()];
  const missing = listDocuments(routes, config).filter(({ filePath }) => filePath === '');
  const markdownFiles = routes.pages.flatMap((page) => findMarkdownFile(page) ?? []);
  const known = new Set([...made, ...markdownFiles, ...missing.map(({ routePath }) => toOutputFile(routePath))]);
  return [
    ...publicFiles.problems,
    ...checkFileNames([...sourcePaths, ...files]),
    ...findCoveredPages(routes.pages, files, config),
    ...files.filter((path) => known.has(path)).map((path) => createNotice(path, config)),
  ];
}

/** Ignores letter case, because some file systems do. */
export function findCoveredPages(
  pages: readonly Page[],
  paths: Iterable<string>,
  config: ResolvedConfig,
): Diagnostic[] {
  const byPath = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  return pages.flatMap((page) => {
    const path = byPath.get(toOutputFile(page.routePath).toLowerCase());
    if (path === undefined || page.filePath === '') return [];
    const message = `The public file has the URL of the page ${page.sourcePath}: both would be ${toOutputFile(page.routePath)}.`;
    return [
      createError('publicFiles', message, {
        file: namePublicFile(path, config),
        help: 'Rename or remove one of them.',
      }),
    ];
  });
}

/** Only a warning, because the author may replace a generated file on purpose. */
function createNotice(path: string, config: ResolvedConfig): Diagnostic {
  return createWarning('publicFiles', `The public file replaces the ${path} that the build generates.`, {
    file: namePublicFile(path, config),
    help: 'Remove it to publish the generated file.',
  });
}

function namePublicFile(path: string, { siteDir, publicDir }: ResolvedConfig): string {
  return `${relative(siteDir, publicDir)}/${path}`;
}

/** Windows opens a device for these names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/** Windows does not allow these characters in a name, and removes a dot or a space at its end. */
const FORBIDDEN = /[<>:"|*]|[. ]$/;

/**
 * Finds file and folder names that Windows does not allow: there, a checkout would fail, and so would unpacking the output.
 * @param paths the paths of pages and public files, with `/`
 */
export function checkFileNames(paths: readonly string[]): Diagnostic[] {
  return paths.flatMap((file) => {
    const name = file.split('/').find((part) => DEVICE.test(part) || FORBIDDEN.test(part));
    if (name === undefined) return [];
    const help = 'Rename it if the site is ever built or hosted on Windows.';
    return [createWarning('files', `Windows does not allow the name "${name}".`, { file, help })];
  });
}
