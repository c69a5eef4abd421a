/** The links that the dialog shows before anything is typed: quick links, and the sections of the page. */
import type { PageView } from '@quire/client/contract';
import type { Hierarchy } from '@quire/search';
import type { Hit } from './hit.ts';
import type { Item } from './item.ts';

/** More would push the quick links out of view. */
const PAGE_SECTIONS_MAX = 6;
/** The deepest level of headings that is listed. */
const SECTION_DEPTH = 2;

export function listQuickLinks({ site }: PageView): Item[] {
  const links = site.search?.quickLinks ?? [];
  return links.map(({ text, href }) => ({ list: 'links', hit: createHit({ url: href, page: text }) }));
}

export function listPageSections({ page, href }: PageView): Item[] {
  const sections = page.headings.filter(({ depth }) => depth === SECTION_DEPTH).slice(0, PAGE_SECTIONS_MAX);
  return sections.map(({ id, text }) => ({
    list: 'onPage',
    hit: createHit({ url: `${href}#${id}`, page: page.title, section: text }),
  }));
}

function createHit({ url, page, section }: { url: string; page: string; section?: string }): Hit {
  const below = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hierarchy: Hierarchy = { lvl0: null, lvl1: page, lvl2: section ?? null, ...below };
  return { objectID: url, url, type: section === undefined ? 'lvl1' : 'lvl2', hierarchy };
}
