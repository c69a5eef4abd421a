/** What the dialog offers before anything is typed: the site's ways in, and the sections of the page. */
import type { PageView } from '@quire/engine/shared';
import type { Hierarchy } from '@quire/search';
import type { Hit } from './hit.ts';
import type { Item } from './item.ts';

/** More would hide the ways in behind a scrollbar. */
const PAGE_SECTIONS_MAX = 6;
/** Of the headings that are listed. */
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
