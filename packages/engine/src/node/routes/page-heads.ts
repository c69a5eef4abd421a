/** Lists the elements that the configuration, plugins and frontmatter add to the heads of pages. */
import type { HeadElement } from '@quire/markdown/fields';
import { listHeadElements } from '../config/head-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable, Site } from '../content/route-table.ts';
import { isExternalUrl } from '../html/url.ts';
import { callHook } from '../plugins/call-hook.ts';
import { findOwnPath } from './site-url.ts';

export interface PageHeads {
  /** @throws UserError if a function of the configuration or a plugin fails */
  listElements(page: Page): HeadElement[];
  /** Whether search engines may index the page. */
  isIndexed(page: Page): boolean;
  /** Whether the author writes a canonical URL that is not the page's own. */
  hasOtherUrl(page: Page): boolean;
}

/** Asks for the elements of each page once: other pages need to know whether it is indexed. */
export function createPageHeads(routes: RouteTable, config: ResolvedConfig): PageHeads {
  const known = new Map<Page, HeadElement[]>();

  function listElements(page: Page): HeadElement[] {
    const elements = known.get(page) ?? [
      ...listHeadElements(config.head, page),
      ...listPluginElements(page, { routes, config }),
      ...(page.frontmatter.head ?? []),
    ];
    known.set(page, elements);
    return elements;
  }

  return {
    listElements,
    isIndexed: (page) =>
      page.frontmatter.unlisted !== true && page.frontmatter.noindex !== true && !listElements(page).some(forbidsIndex),
    hasOtherUrl: (page) => listElements(page).some((element) => leadsElsewhere(element, page, { routes, config })),
  };
}

/** The elements of plugins, which are not asked for pages without a file. */
function listPluginElements(page: Page, site: Site): HeadElement[] {
  if (page.sourcePath === '') return [];
  return site.config.plugins.flatMap(({ name, head }) =>
    head ? callHook({ plugin: name, hook: 'head', page: page.sourcePath }, () => head(page, site)) : [],
  );
}

function leadsElsewhere([tag, { rel, href }]: HeadElement, page: Page, { routes, config }: Site): boolean {
  if (tag !== 'link' || rel !== 'canonical' || typeof href !== 'string') return false;
  const path = findOwnPath(href, config);
  return path === undefined ? isExternalUrl(href) : (routes.findBySpelling(path) ?? page) !== page;
}

export function forbidsIndex([tag, { name = '', content = '' }]: HeadElement): boolean {
  return tag === 'meta' && String(name).toLowerCase() === 'robots' && /\b(?:noindex|none)\b/i.test(String(content));
}
