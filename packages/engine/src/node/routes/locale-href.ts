/** Turns links of navigation and sidebars into hrefs of their locale. */
import { posix } from 'node:path';
import { toHref } from '@quire/client/contract';
import type { ContentRoot } from '../config/content-roots.ts';
import type { Place } from '../config/json-file.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import { isExternalUrl, splitUrl } from '../html/url.ts';
import { findAbsolute, findDraft } from './find-page.ts';

/** A link of `_nav.json` or `_meta.json`, for the check. */
export interface PlacedLink {
  rule: 'nav' | 'sidebar';
  target: string;
  href: string;
  root: ContentRoot;
  place: Place;
  /** The page or draft with the route; without one, the link may lead to a public file. */
  page: Page | undefined;
}

/** Creates hrefs, and records the links for the check. */
export interface Linker {
  toHref(link: string, place: Place): string;
  links: PlacedLink[];
}

/** `/guide/index` in the Chinese navigation → `/zh/guide/`. External URLs and anchors are not changed. */
export function createLinker(rule: PlacedLink['rule'], root: ContentRoot, site: Site): Linker {
  const links: PlacedLink[] = [];
  return {
    links,
    toHref(link, place) {
      if (isExternalUrl(link) || link.startsWith('#')) return link;
      const { path, query, hash } = splitUrl(link);
      // Links are relative to the root of their locale, not to the folder of the file: `guide`, `./guide`.
      const absolute = posix.join('/', path);
      const page = findAbsolute(absolute, root, site) ?? findDraft(absolute, root, site);
      const href = toHref(page?.routePath ?? absolute, site.config.base) + query + hash;
      links.push({ rule, target: link, href, root, place, page });
      return href;
    },
  };
}
