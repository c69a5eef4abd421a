/** The state of a page that must survive an update: scroll position, focus, open groups. */
import { ARTICLE_ID } from '../contract/document-contract.ts';
import { focusQuietly } from '../dom/focus.ts';
import { storeText } from '../dom/stored-text.ts';

/** Refers to elements by name, so that it survives an update of the content and a reload. */
export interface ReaderState {
  /** The heading that is being read, and its position in the window. */
  anchor: { id: string; top: number } | undefined;
  scroll: [left: number, top: number];
  focus: ElementName | undefined;
  /** Whether each group is open. */
  groups: Array<[name: string, open: boolean]>;
  /** Scroll positions of the layout's parts. */
  parts: Array<[name: string, top: number]>;
}

/** The n-th of its kind on the page. */
interface ElementName {
  selector: string;
  index: number;
}

const STORAGE_KEY = 'quire-dev-state';

/** A heading at this distance from the top of the window is being read, below a navigation bar of any height. */
const READING_LINE_PX = 160;

export function noteReaderState(): ReaderState {
  return {
    anchor: findAnchor(),
    scroll: [scrollX, scrollY],
    focus: nameElement(document.activeElement),
    groups: listGroups().map(([name, group]) => [name, group.open]),
    parts: listParts().map(([name, part]) => [name, part.scrollTop]),
  };
}

export function restoreReaderState({ anchor, scroll, focus, groups, parts }: ReaderState): void {
  const open = new Map(groups);
  for (const [name, group] of listGroups()) group.open = open.get(name) ?? group.open;
  const target = focus && document.querySelectorAll<HTMLElement>(focus.selector)[focus.index];
  if (target && document.activeElement !== target) focusQuietly(target);
  const tops = new Map(parts);
  for (const [name, part] of listParts()) part.scrollTop = tops.get(name) ?? part.scrollTop;
  const place = anchor && document.getElementById(anchor.id);
  const top = place ? scrollY + place.getBoundingClientRect().top - anchor.top : scroll[1];
  scrollTo({ left: scroll[0], top, behavior: 'instant' });
}

/** Stores the state for the next document of this tab, which starts at its top if storage is disabled. */
export function storeReaderState(): void {
  storeText(STORAGE_KEY, JSON.stringify({ page: location.pathname, state: noteReaderState() }), 'sessionStorage');
}

/** The state that the last document of this tab stored, if it was the same page. */
export function takeReaderState(): ReaderState | undefined {
  try {
    const stored: { page: string; state: ReaderState } | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    sessionStorage.removeItem(STORAGE_KEY);
    return stored?.page === location.pathname ? stored.state : undefined;
  } catch {
    return undefined;
  }
}

function findAnchor(): ReaderState['anchor'] {
  if (scrollY === 0) return undefined;
  const places = [...document.querySelectorAll(`#${ARTICLE_ID} [id]`)];
  const boxes = places.map((place) => ({ id: place.id, top: place.getBoundingClientRect().top }));
  return boxes.findLast(({ top }) => top <= READING_LINE_PX);
}

function nameElement(element: Element | null): ElementName | undefined {
  if (!element || element === document.body) return undefined;
  const selector = element.id ? `#${CSS.escape(element.id)}` : element.localName;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

/** Those of a text are named by their summary; a number distinguishes groups with the same name. */
function listGroups(): Array<[name: string, group: HTMLDetailsElement]> {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll('details')].map((group) => {
    const name = group.dataset.group ?? group.querySelector('summary')?.textContent ?? '';
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return [`${name} ${count}`, group];
  });
}

function listParts(): Array<[name: string, part: HTMLElement]> {
  return [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part.dataset.part ?? '', part]);
}
