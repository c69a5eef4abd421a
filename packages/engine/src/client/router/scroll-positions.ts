/** Owns where the reader was in each entry of the session's history. (docs/behavior/navigation.md) */
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
}

const STORAGE_KEY = 'quire-scroll';

export function createScrollPositions(): ScrollPositions {
  const positions = readPositions();
  let shown = identifyEntry();

  // The browser restores too early, while the old page is shown; but it alone can restore a page that is loaded again.
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    positions.delete(shown);
    positions.set(shown, [scrollX, scrollY]);
    for (const id of findSurplus(positions.keys(), { keep: SCROLL_POSITIONS_KEPT, slack: 1 })) positions.delete(id);
  };
  const handBack = () => {
    leave();
    writePositions(positions);
    history.scrollRestoration = 'auto';
  };
  takeOver();
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', takeOver);

  return {
    leave,
    write(kind, url) {
      const id = kind === 'push' ? createId() : identifyEntry();
      history[`${kind}State`]({ ...history.state, quireEntry: id }, '', url);
    },
    arrive() {
      shown = identifyEntry();
    },
    isMadeByBrowser: () => readId() === undefined,
    findPosition: () => positions.get(readId() ?? ''),
  };
}

/** The id of the current entry, which gets one if it was made by the browser. */
function identifyEntry(): string {
  const known = readId();
  if (known) return known;
  const id = createId();
  history.replaceState({ ...history.state, quireEntry: id }, '');
  return id;
}

function readId(): string | undefined {
  const id: unknown = history.state?.quireEntry;
  return typeof id === 'string' ? id : undefined;
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
