/** Finds the page for a path that an author wrote, depending on version and locale. (docs/behavior/content.md) */

import { type ContentRoot, listContentRoots } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

export interface PageFinder {
  routes: RouteTable;
  defaultLang: string;
  langs: readonly string[];
  versions: readonly string[];
  roots: readonly ContentRoot[];
}

/** The page or navigation that contains the link. */
export type Viewpoint = Pick<Page, 'version' | 'lang' | 'fallback'>;

export function createPageFinder(routes: RouteTable, config: ResolvedConfig): PageFinder {
  const { defaultLang, locales, versions } = config;
  return {
    routes,
    defaultLang,
    langs: locales.map(({ lang }) => lang),
    versions: versions?.all ?? [],
    roots: listContentRoots(config),
  };
}

/**
 * @param path absolute (`/guide/x`, `/zh/guide/x`), without query and hash
 */
export function findAbsolute(path: string, from: Viewpoint, finder: PageFinder): Page | undefined {
  const { version, lang, rest } = parseAbsolute(path, finder);
  const prefix = (candidate: string) => prefixOf({ version: version ?? from.version, lang: candidate }, finder);
  const candidates = lang === undefined ? [prefix(from.lang), prefix(finder.defaultLang)] : [prefix(lang)];
  return findFirst([...candidates.map((start) => start + rest), path], finder);
}

/** The draft for a path. */
export function findDraft(path: string, from: Viewpoint, finder: PageFinder): Page | undefined {
  const { drafts } = finder.routes;
  return drafts && findAbsolute(path, from, { ...finder, routes: drafts });
}

/** @param path relative to the docs folder: `en/guide/x`; it may be in another locale */
export function findInDocs(path: string, from: Viewpoint, finder: PageFinder): Page | undefined {
  const root = [...finder.roots]
    .sort((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => `${path}/`.startsWith(folder));
  const rest = path.slice(root?.folder.length ?? 0);
  // Links of a fallback page stay in the reader's language.
  const lang = root === undefined || root.folder === '' || root.lang === from.fallback ? from.lang : root.lang;
  return finder.routes.findByFile(prefixOf({ version: root?.version ?? from.version, lang }, finder) + rest);
}

function findFirst(candidates: string[], { routes }: PageFinder): Page | undefined {
  return candidates.map((candidate) => routes.findBySpelling(candidate)).find((page) => page !== undefined);
}

/** Splits `/v2/zh/guide/x` into version, language and path; missing parts are undefined. */
function parseAbsolute(
  path: string,
  { versions, langs }: PageFinder,
): { version: string | undefined; lang: string | undefined; rest: string } {
  const segments = path.split('/').slice(1);
  const version = versions.includes(segments[0] ?? '') ? segments.shift() : undefined;
  const lang = langs.length > 1 && langs.includes(segments[0] ?? '') ? segments.shift() : undefined;
  return { version, lang, rest: segments.join('/') };
}

function prefixOf({ version, lang }: { version: string; lang: string }, { roots }: PageFinder): string {
  return roots.find((root) => root.version === version && root.lang === lang)?.routePrefix ?? '/';
}
