/** Owns the filter of a list of pages that a text has: what the layout's own overviews do, on elements that are there. */
import { filterOverview, type OverviewGroup } from '@quire/engine/shared';
import type { GetText } from '../texts/use-texts.ts';

export function enhanceFilters(article: HTMLElement, text: GetText): () => void {
  const ends = new AbortController();
  for (const list of article.querySelectorAll<HTMLElement>('.q-filterable')) {
    const field = list.querySelector<HTMLInputElement>('input[type=search]');
    const { groups, elements } = readList(list);
    const apply = () => {
      const query = field?.value.trim() ?? '';
      const kept = listKept(filterOverview(groups, query));
      for (const [key, element] of elements) element.hidden = !kept.has(key);
      const status = list.querySelector('[role=status]');
      if (status) status.textContent = kept.size === 0 ? text('filterNone', { query }) : '';
    };
    field?.addEventListener('input', apply, { signal: ends.signal });
    // What was typed before the script was there.
    if (field?.value) apply();
  }
  return () => ends.abort();
}

/** Groups, pages and headings by keys, in place of the URLs that they may have in common. */
function readList(list: HTMLElement): { groups: OverviewGroup[]; elements: Map<string, HTMLElement> } {
  const elements = new Map<string, HTMLElement>();
  const note = (element: HTMLElement) => {
    const key = String(elements.size);
    elements.set(key, element);
    return key;
  };
  const textOf = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? '';
  const groups = [...list.querySelectorAll('section')].map((section) => ({
    id: note(section),
    text: textOf(section, 'h2'),
    pages: [...section.querySelectorAll<HTMLElement>(':scope > ul > li')].map((card) => ({
      href: note(card),
      text: textOf(card, 'h3'),
      headings: [...card.querySelectorAll<HTMLElement>('li')].map((heading) => ({
        href: note(heading),
        text: heading.textContent ?? '',
      })),
    })),
  }));
  return { groups, elements };
}

function listKept(groups: OverviewGroup[]): Set<string> {
  const keys = groups.flatMap(({ id, pages }) => [
    id,
    ...pages.flatMap(({ href, headings }) => [href, ...headings.map((heading) => heading.href)]),
  ]);
  return new Set(keys);
}
