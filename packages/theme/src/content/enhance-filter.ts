/** Filters a rendered list of pages: hides what does not match, and highlights what does. */
import type { OverviewGroup } from '@quire/client/contract';
import type { GetBrowserText } from '../texts/browser-texts.ts';
import { createElement } from '../ui/create-element.ts';
import { filterOverview, findOverviewMatch } from './overview-filter.ts';

export function enhanceFilters(text: GetBrowserText): void {
  for (const list of document.querySelectorAll<HTMLElement>('.q-filterable')) {
    const field = list.querySelector<HTMLInputElement>('input[type=search]');
    // A long list is read only when the reader filters it.
    let content: FilteredList | undefined;
    const apply = () => {
      content ??= readList(list);
      const { groups, elements, titles } = content;
      const query = field?.value.trim() ?? '';
      const kept = listKept(filterOverview(groups, query));
      for (const [key, element] of elements) element.hidden = !kept.has(key);
      for (const title of titles) markMatch(title, query);
      list.querySelector('[data-filter-list]')?.toggleAttribute('data-filtered', query !== '');
      const status = list.querySelector('[role=status]');
      if (status) status.textContent = kept.size === 0 ? text('filterNone', { query }) : '';
    };
    field?.addEventListener('input', apply);
    // The reader may have typed before the script was loaded.
    if (field?.value) apply();
  }
}

interface FilteredList {
  /** With unique keys in place of the URLs, which may occur several times. */
  groups: OverviewGroup[];
  /** By key: groups, pages and headings. */
  elements: Map<string, HTMLElement>;
  /** Where matches are highlighted. */
  titles: Title[];
}

/** The innermost element of a title, with its original content. */
interface Title {
  element: Element;
  content: Node[];
}

function readList(list: HTMLElement): FilteredList {
  const elements = new Map<string, HTMLElement>();
  const titles: Title[] = [];
  const note = (element: HTMLElement) => {
    const key = String(elements.size);
    elements.set(key, element);
    return key;
  };
  const readTitle = (title: Element | null) => {
    const element = title && findInnermost(title);
    if (element) titles.push({ element, content: [...element.childNodes] });
    return title?.textContent ?? '';
  };
  const readPages = (parent: Element) =>
    [...parent.querySelectorAll<HTMLElement>(':scope > ul > li')].map((page) => ({
      href: note(page),
      text: readTitle(page.querySelector('h2, h3')),
      headings: [...page.querySelectorAll<HTMLElement>('li')].map((heading) => ({
        href: note(heading),
        text: readTitle(heading),
      })),
    }));
  const sections = [...list.querySelectorAll('section')].map((section) => ({
    id: note(section),
    text: readTitle(section.querySelector('h2')),
    pages: readPages(section),
  }));
  const posts = list.querySelector('[data-filter-list]');
  const groups = sections.length > 0 || !posts ? sections : [{ id: '', text: '', pages: readPages(posts) }];
  return { groups, elements, titles };
}

/** For `<a><code><span>output.</span>path</code></a>`, the `<code>`. */
function findInnermost(title: Element): Element {
  const [only] = title.children;
  return only && title.childNodes.length === 1 && !only.matches('.q-prefix') ? findInnermost(only) : title;
}

function markMatch({ element, content }: Title, query: string): void {
  const text = content.map(({ textContent }) => textContent ?? '').join('');
  const match = findOverviewMatch(text, query);
  element.replaceChildren(...(match ? split(text, match) : content));
}

function split(text: string, { start, end }: { start: number; end: number }): Array<Node | string> {
  return [text.slice(0, start), createElement('mark', {}, text.slice(start, end)), text.slice(end)];
}

function listKept(groups: OverviewGroup[]): Set<string> {
  const keys = groups.flatMap(({ id, pages }) => [
    id,
    ...pages.flatMap(({ href, headings }) => [href, ...headings.map((heading) => heading.href)]),
  ]);
  return new Set(keys.filter((key) => key !== ''));
}
