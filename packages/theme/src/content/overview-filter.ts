/** The filter of an overview page: which groups, pages and headings match what a reader types. */
import type { OverviewGroup, OverviewPage } from '@quire/client/contract';

/**
 * The groups that match `query`: a match of the group's name keeps the whole group, of a page's
 * title the whole page; otherwise only matching headings are kept.
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

/** Where `query` is in `text`, by the rules of the filter: start and end offsets. */
export function findOverviewMatch(text: string, query: string): { start: number; end: number } | undefined {
  const needle = normalize(query);
  if (needle === '') return undefined;
  // Each normalized character, with its offset in the text.
  const places = [...text].reduce<{ offset: number; offsets: number[]; letters: string }>(
    ({ offset, offsets, letters }, character) => {
      const normalized = normalize(character);
      return {
        offset: offset + character.length,
        offsets: [...offsets, ...Array.from(normalized, () => offset)],
        letters: letters + normalized,
      };
    },
    { offset: 0, offsets: [], letters: '' },
  );
  const at = places.letters.indexOf(needle);
  const [start, last] = [places.offsets[at], places.offsets[at + needle.length - 1]];
  return at === -1 || start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** `auto ext`, `autoext` and `auto-ext` are the same query, and find `autoExtension`. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[-\s]+/g, '');
}
