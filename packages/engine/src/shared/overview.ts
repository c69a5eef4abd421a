/** Owns overview pages: their groups and the filter. (SPEC.md 2.2 and 5; BEHAVIOUR.md, Page types) */

export interface OverviewHeading {
  text: string;
  href: string;
}

export interface OverviewPage {
  text: string;
  href: string;
  headings: OverviewHeading[];
  /** A blog post's date. */
  date?: string;
  description?: string;
}

export interface OverviewGroup {
  text: string;
  /** The group's index page. */
  href?: string;
  pages: OverviewPage[];
}

/**
 * The groups that match `query`: a match of the group's name keeps the whole group, of a page's
 * title the whole page, else only the headings that match.
 */
export function filterOverview(groups: OverviewGroup[], query: string): OverviewGroup[] {
  const needle = normalize(query);
  if (needle === '') return groups;
  const matches = (text: string) => normalize(text).includes(needle);
  return groups
    .map((group) => (matches(group.text) ? group : { ...group, pages: filterPages(group.pages, matches) }))
    .filter((group) => group.pages.length > 0);
}

function filterPages(pages: OverviewPage[], matches: (text: string) => boolean): OverviewPage[] {
  return pages
    .map((page) => (matches(page.text) ? page : { ...page, headings: page.headings.filter((h) => matches(h.text)) }))
    .filter((page) => matches(page.text) || page.headings.length > 0);
}

/** `auto ext`, `autoext` and `auto-ext` are one query, and all find `autoExtension`. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[-\s]+/g, '');
}
