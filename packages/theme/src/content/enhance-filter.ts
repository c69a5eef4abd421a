/** Filters a rendered list of pages: hides what does not match, and highlights what does. */
import { createElement } from '@quire/client';
import { getText } from '../texts/browser-texts.ts';
import { createFilterPattern } from './filter-pattern.ts';

export function enhanceFilters(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.q-filterable')) {
    const field = list.querySelector<HTMLInputElement>('input[type=search]');
    // A long list is read only when the reader filters it.
    let entries: Entry[] | undefined;
    const apply = () => {
      entries ??= readEntries(list);
      const query = field?.value.trim() ?? '';
      const pattern = createFilterPattern(query);
      const isFound = entries.map((entry) => filterEntry(entry, pattern)).includes(true);
      list.querySelector('[data-filter-list]')?.toggleAttribute('data-filtered', query !== '');
      const status = list.querySelector('[role=status]');
      if (status) status.textContent = isFound ? '' : getText('filterNone', { query });
    };
    field?.addEventListener('input', apply);
    // The reader may have typed before the script was loaded.
    if (field?.value) apply();
  }
}

/** A group, a page or a heading. */
interface Entry {
  element: HTMLElement;
  /** The innermost element of its title, with the original content. */
  title: Element | undefined;
  content: Node[];
  text: string;
  entries: Entry[];
}

function readEntries(list: HTMLElement): Entry[] {
  const sections = [...list.querySelectorAll('section')];
  const posts = list.querySelector('[data-filter-list]');
  if (sections.length === 0 && posts) return readPages(posts);
  return sections.map((section) => readEntry(section, section.querySelector('h2'), readPages(section)));
}

function readPages(parent: Element): Entry[] {
  return [...parent.querySelectorAll<HTMLElement>(':scope > ul > li')].map((page) => {
    const headings = [...page.querySelectorAll('li')].map((heading) => readEntry(heading, heading));
    return readEntry(page, page.querySelector('h2, h3'), headings);
  });
}

function readEntry(element: HTMLElement, named: Element | null, entries: Entry[] = []): Entry {
  const title = named ? findInnermost(named) : undefined;
  return { element, title, content: [...(title?.childNodes ?? [])], text: named?.textContent ?? '', entries };
}

/** For `<a><code><span>output.</span>path</code></a>`, the `<code>`. */
function findInnermost(title: Element): Element {
  const [only] = title.children;
  return only && title.childNodes.length === 1 && !only.matches('.q-prefix') ? findInnermost(only) : title;
}

/** An entry whose title matches is shown with all of its entries, another one with those that match. Returns whether it is shown. */
function filterEntry({ element, title, content, text, entries }: Entry, pattern: RegExp, isKept = false): boolean {
  const matches = isKept || pattern.test(text);
  const isShown = entries.map((entry) => filterEntry(entry, pattern, matches)).includes(true) || matches;
  element.hidden = !isShown;
  title?.replaceChildren(...markMatch(content, pattern));
  return isShown;
}

function markMatch(content: Node[], pattern: RegExp): Array<Node | string> {
  const text = content.map(({ textContent }) => textContent ?? '').join('');
  const match = pattern.exec(text);
  if (!match?.[0]) return content;
  return [text.slice(0, match.index), createElement('mark', {}, match[0]), text.slice(match.index + match[0].length)];
}
