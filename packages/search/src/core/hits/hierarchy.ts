/** The path of a section: the part of the site, the page, and the headings above it. */
import type { IndexedPage } from '../index/search-index.ts';
import type { SectionRecord } from '../records/page-record.ts';
import type { Hierarchy, HierarchyLevel, HitType } from '../types.ts';

export type HeadingType = Exclude<HitType, 'content'>;

const HEADING_TYPES: readonly HeadingType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
export const HIERARCHY_LEVELS: readonly HierarchyLevel[] = ['lvl0', ...HEADING_TYPES];

export interface SectionPath {
  type: HeadingType;
  hierarchy: Hierarchy;
}

/** @param place the section's index in the page, from 0 */
export function sectionPath(page: IndexedPage, place: number): SectionPath {
  const hierarchy: Hierarchy = {
    lvl0: page.lvl0 || page.title,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const section = page.sections[place];
  if (place === 0 || !section) return { type: 'lvl1', hierarchy };
  const type = headingType(section);
  hierarchy[type] = section.title;
  let above = section.depth;
  for (const ancestor of page.sections.slice(1, place).reverse()) {
    if (ancestor.depth >= above) continue;
    above = ancestor.depth;
    hierarchy[headingType(ancestor)] = ancestor.title;
  }
  return { type, hierarchy };
}

/** Only the page itself is `lvl1`; further headings of depth 1 count as depth 2. */
function headingType({ depth }: SectionRecord): HeadingType {
  return HEADING_TYPES[Math.min(Math.max(depth, 2), 6) - 1] ?? 'lvl2';
}
