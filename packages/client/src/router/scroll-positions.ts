/** Stores the scroll position of each entry of the session's history. (docs/behavior/navigation.md) */
import { SCROLL_POSITIONS_KEPT } from '../dom/constants.ts';
import { loadMap, storeMap } from '../dom/stored-text.ts';
import { keepNewest } from './trim.ts';

/** From the left and from the top, in CSS pixels. */
export type ScrollPosition = readonly [left: number, top: number];

export interface ScrollPositions {
  /** Stores the position for the entry whose page is shown. */
  leave(): void;
  /** Adds an entry, or replaces the current one. Its page counts as shown only after `arrive`. */
  write(kind: 'push' | 'replace', url: URL): void;
  /** The current entry's page is shown from now on. */
  arrive(): void;
  /** Whether the browser created the current entry, for example for an anchor on the same page, and has already scrolled. */
  isMadeByBrowser(): boolean;
  /** The position in the current entry on an earlier visit. */
  findPosition(): ScrollPosition | undefined;
  /** The id of the entry whose page is shown. */
  getShownId(): string;
  /** The distance from the entry whose page is shown to the current one: -1 is one step back. Undefined if it is not known. */
  findDistance(): number | undefined;
}

const STORAGE_KEY = 'quire-scroll';

export function createScrollPositions(): ScrollPositions {
  const positions = loadMap(STORAGE_KEY, isEntry);
  let shown = identifyEntry(0);

  // The browser restores too early, while the old page is shown. But only the browser can restore after a reload.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  // Read in a frame, which computes the layout anyway. Now, or when the reader leaves, it would force a layout of the whole page.
  let latest: ScrollPosition | undefined;
  const follow = () => {
    latest = [scrollX, scrollY];
  };
  const leave = () => {
    follow();
    keep();
  };
  const keep = () => {
    positions.delete(shown.id);
    positions.set(shown.id, latest ?? [scrollX, scrollY]);
    keepNewest(positions, SCROLL_POSITIONS_KEPT);
  };
  const handBack = () => {
    keep();
    storeMap(STORAGE_KEY, positions);
    history.scrollRestoration = 'auto';
  };
  takeOver();
  requestAnimationFrame(follow);
  addEventListener('scroll', follow);
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', takeOver);

  return {
    leave,
    write(kind, url) {
      const current = identifyEntry(shown.index + 1);
      const entry = kind === 'push' ? createEntry(current.index + 1) : current;
      writeEntry(entry, kind, url);
    },
    arrive() {
      shown = identifyEntry(shown.index + 1);
      follow();
    },
    isMadeByBrowser: () => readEntry() === undefined,
    findPosition: () => positions.get(readEntry()?.id ?? ''),
    getShownId: () => shown.id,
    findDistance() {
      const current = readEntry();
      return current && current.index - shown.index;
    },
  };
}

/** An entry of the session's history, with its index. */
interface Entry {
  id: string;
  index: number;
}

/** The current entry. One that the browser created gets an id, and the index after that of the page shown. */
function identifyEntry(index: number): Entry {
  const known = readEntry();
  if (known) return known;
  const entry = createEntry(index);
  writeEntry(entry, 'replace');
  return entry;
}

function writeEntry({ id, index }: Entry, kind: 'push' | 'replace', url?: URL): void {
  history[`${kind}State`]({ ...history.state, quireEntry: id, quireIndex: index }, '', url);
}

function readEntry(): Entry | undefined {
  const id: unknown = history.state?.quireEntry;
  const index: unknown = history.state?.quireIndex;
  return typeof id === 'string' && typeof index === 'number' ? { id, index } : undefined;
}

function createEntry(index: number): Entry {
  return { id: Math.random().toString(36).slice(2), index };
}

function isEntry(value: unknown): value is [string, ScrollPosition] {
  if (!Array.isArray(value)) return false;
  const [id, position] = value;
  return typeof id === 'string' && Array.isArray(position) && position.every(Number.isFinite);
}
