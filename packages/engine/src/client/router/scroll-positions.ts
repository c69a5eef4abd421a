/** Where the reader was in each entry of the session's history. (docs/behavior/navigation.md) */
import { SCROLL_POSITIONS_KEPT } from '../dom/constants.ts';
import { findSurplus } from './trim.ts';

/** From the left and from the top, in CSS pixels. */
export type ScrollPosition = readonly [left: number, top: number];

export interface ScrollPositions {
  /** Remembers the position in the entry whose page is shown. */
  leave(): void;
  /** Adds an entry, or rewrites the current one. It does not show its page yet: `arrive` says when. */
  write(kind: 'push' | 'replace', url: URL): void;
  /** The current entry's page is shown from now on. */
  arrive(): void;
  /** Whether the browser made the current entry, as for an anchor on the same page; it has scrolled already. */
  isMadeByBrowser(): boolean;
  /** Where the reader was in the current entry, on an earlier visit. */
  findPosition(): ScrollPosition | undefined;
  /** How far the current entry is from the one whose page is shown: -1 is one step back. Undefined where that is not known. */
  findDistance(): number | undefined;
}

const STORAGE_KEY = 'quire-scroll';

export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let shown = identifyEntry(0);

  // The browser restores too early, while the old page is shown; but it alone can restore a page that is loaded again.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  // Read with a frame, which computes the layout anyway: now, or as the document is left, it would cost one of the whole page.
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
    for (const id of findSurplus(positions.keys(), { keep: SCROLL_POSITIONS_KEPT, slack: 1 })) positions.delete(id);
  };
  const handBack = () => {
    keep();
    writePositions(positions);
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
    findDistance() {
      const current = readEntry();
      return current && current.index - shown.index;
    },
  };
}

/** An entry of the session's history, and its place among them. */
interface Entry {
  id: string;
  index: number;
}

/** The current entry. One that the browser made gets an id, and its place, which is after that of the page shown. */
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
  return { id: createId(), index };
}

function createId(): string {
  return Math.random().toString(36).slice(2);
}

function readPositions(): Map<string, ScrollPosition> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, ScrollPosition] {
  if (!Array.isArray(value)) return false;
  const [id, position] = value;
  return typeof id === 'string' && Array.isArray(position) && position.every(Number.isFinite);
}

function writePositions(positions: Map<string, ScrollPosition>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Without storage, positions last as long as the page.
  }
}
