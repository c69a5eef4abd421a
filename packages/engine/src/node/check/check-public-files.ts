/** The check that no public file takes the place of a page, and the notice of one that replaces a made file. */
import { relative } from 'node:path';
import { createError, createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { listDocuments, toOutputFile } from '../render/create-job.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import type { RouteTable } from '../routes/table.ts';

export interface PublicFilesCheck {
  /** Paths of public files from the site's root, without the first slash. */
  paths: Iterable<string>;
  routes: RouteTable;
  /** Files of the output that no page is, as such paths. */
  made: readonly string[];
  config: ResolvedConfig;
}

export function checkPublicFiles({ paths, routes, made, config }: PublicFilesCheck): Diagnostic[] {
  const files = [...paths];
  const missing = listDocuments(routes, config).filter(({ filePath }) => filePath === '');
  const markdownFiles = routes.pages.flatMap((page) => findMarkdownFile(page) ?? []);
  const known = new Set([...made, ...markdownFiles, ...missing.map(({ routePath }) => toOutputFile(routePath))]);
  return [
    ...findCoveredPages(routes.pages, files, config),
    ...files.filter((path) => known.has(path)).map((path) => createNotice(path, config)),
  ];
}

/** A URL is one whatever its letters' case, and so are files on some systems. */
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

/** An author may know better than the build what a host or a crawler is to get. */
function createNotice(path: string, config: ResolvedConfig): Diagnostic {
  return createWarning('publicFiles', `The public file replaces the ${path} that the build generates.`, {
    file: namePublicFile(path, config),
    help: 'Remove it to publish the generated file.',
  });
}

function namePublicFile(path: string, { siteDir, publicDir }: ResolvedConfig): string {
  return `${relative(siteDir, publicDir)}/${path}`;
}
