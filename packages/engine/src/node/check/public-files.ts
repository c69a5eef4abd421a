/** Owns the check that no public file takes the place of a page, and the notice of one that stands in for a made file. */
import { relative } from 'node:path';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { findMarkdownFile, listDocuments, toOutputFile } from '../render/jobs.ts';
import type { RouteTable } from '../routes/table.ts';
import { UserError } from '../user-error.ts';
import type { CheckReport } from './finding.ts';

export interface PublicFilesCheck {
  /** Paths of public files from the site's root, without the first slash. */
  paths: Iterable<string>;
  routes: RouteTable;
  /** Files of the output that no page is, as such paths. */
  made: readonly string[];
  config: ResolvedConfig;
}

export function checkPublicFiles({ paths, routes, made, config }: PublicFilesCheck): CheckReport {
  const files = [...paths];
  const missing = listDocuments(routes, config).filter(({ filePath }) => filePath === '');
  const twins = routes.pages.flatMap((page) => findMarkdownFile(page) ?? []);
  const known = new Set([...made, ...twins, ...missing.map(({ routePath }) => toOutputFile(routePath))]);
  return {
    errors: findCoveredPages(routes.pages, files, config),
    warnings: files.filter((path) => known.has(path)).map((path) => createNotice(path, config)),
  };
}

/** An address is one whatever its letters' case, and so are files on some systems. */
export function findCoveredPages(pages: readonly Page[], paths: Iterable<string>, config: ResolvedConfig): UserError[] {
  const byPath = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  return pages.flatMap((page) => {
    const path = byPath.get(toOutputFile(page.routePath).toLowerCase());
    if (path === undefined || page.filePath === '') return [];
    const message = `The public file stands at the address of the page ${page.sourcePath}: both would be ${toOutputFile(page.routePath)}.`;
    return [new UserError(message, { file: namePublicFile(path, config), hint: 'Rename or remove one of them.' })];
  });
}

/** An author may know better than the build what a host or a crawler is to get. */
function createNotice(path: string, config: ResolvedConfig): UserError {
  const hint = 'Remove it to have the one that the build makes.';
  return new UserError(`The public file stands in the place of the ${path} that the build makes.`, {
    file: namePublicFile(path, config),
    hint,
  });
}

function namePublicFile(path: string, { siteDir, publicDir }: ResolvedConfig): string {
  return `${relative(siteDir, publicDir)}/${path}`;
}
