/** Finds the page for a path that an author wrote, depending on version and locale. (docs/behavior/content.md) */

import { getContentRoot, listContentRoots } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';

/** The page or navigation that contains the link. */
export type Viewpoint = Pick<Page, 'version' | 'lang' | 'fallback'>;

/**
 * @param path absolute (`/guide/x`, `/zh/guide/x`), without query and hash; a route, or the path of a file that has a slug
 */
export function findAbsolute(path: string, from: Viewpoint, { routes, config }: Site): Page | undefined {
  const { version = from.version, lang, rest } = parseAbsolute(path, config);
  const langs = lang === undefined ? [from.lang, config.defaultLang] : [lang];
  return [...langs.map((each) => getContentRoot({ version, lang: each }, config).routePrefix + rest), path]
    .map((candidate) => routes.findBySpelling(candidate) ?? routes.findByFile(candidate))
    .find((page) => page !== undefined);
}

/** The draft for a path. */
export function findDraft(path: string, from: Viewpoint, { routes: { drafts }, config }: Site): Page | undefined {
  return drafts && findAbsolute(path, from, { routes: drafts, config });
}

/** @param path relative to the docs folder: `en/guide/x`; it may be in another locale */
export function findInDocs(path: string, from: Viewpoint, { routes, config }: Site): Page | undefined {
  const root = listContentRoots(config)
    .sort((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => `${path}/`.startsWith(folder));
  const rest = path.slice(root?.folder.length ?? 0);
  // Links of a fallback page stay in the reader's language.
  const lang = root === undefined || root.folder === '' || root.lang === from.fallback ? from.lang : root.lang;
  const { routePrefix } = getContentRoot({ version: root?.version ?? from.version, lang }, config);
  return routes.findByFile(routePrefix + rest);
}

/** Splits `/v2/zh/guide/x` into version, language and path; missing parts are undefined. */
function parseAbsolute(path: string, { versions, locales }: ResolvedConfig) {
  const segments = path.split('/').slice(1);
  const version = versions?.all.includes(segments[0] ?? '') ? segments.shift() : undefined;
  const isLang = locales.length > 1 && locales.some(({ lang }) => lang === segments[0]);
  const lang = isLang ? segments.shift() : undefined;
  return { version, lang, rest: segments.join('/') };
}
