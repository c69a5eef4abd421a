/** Fetches the texts of hits that came without them, when the reader pauses or scrolls. */
import { HITS_PER_PAGE } from '@quire/search';
import type { Answer, Ask } from './ask.ts';
import { CONTENTS_IN_VIEW, PAUSE_MS } from './constants.ts';
import { findScreen, type SearchApi, type SearchState } from './create-search.ts';
import type { Item } from './item.ts';

type HitsAnswer = Extract<Answer, { kind: 'hits' }>;

export interface Contents {
  /** Called with each state of the dialog. */
  watch(state: SearchState): void;
  /** Called when the reader scrolls. */
  wantAll(): void;
}

export function createContents(ask: Ask, show: (answer: HitsAnswer) => void): Contents {
  let shown: HitsAnswer | undefined;
  let fetched = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchContents(count: number) {
    const screen = shown;
    if (!screen || !isAwaited(screen) || count <= fetched) return;
    fetched = count;
    const answer = await ask(screen.query, count);
    if (shown === screen && answer.kind === 'hits') show(answer);
  }
  return {
    watch(state) {
      const screen = findSettled(state);
      if (screen === shown) return;
      shown = screen;
      fetched = 0;
      clearTimeout(timer);
      timer = setTimeout(() => void fetchContents(CONTENTS_IN_VIEW), PAUSE_MS);
    },
    wantAll: () => void fetchContents(HITS_PER_PAGE),
  };
}

/** The hits on the screen, if they match the current input. */
function findSettled(state: SearchState): HitsAnswer | undefined {
  const screen = findScreen(state);
  const isSettled = state.status === 'idle' && screen?.kind === 'hits' && screen.query === state.query.trim();
  return isSettled ? screen : undefined;
}

function isAwaited({ groups }: HitsAnswer): boolean {
  return groups.some(({ rows }) => rows.some(({ snippet }) => snippet === 'awaited'));
}

/** Adds the texts to the existing rows: nothing else on the screen moves. */
export function showContents(api: SearchApi, { collections }: SearchState, { groups }: HitsAnswer): void {
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.hit.objectID, row])));
  const fill = (item: Item): Item => {
    if (item.list !== 'matched') return item;
    const answered = rows.get(item.hit.objectID);
    // With the texts of all pages, other pages may match better than this one.
    if (!answered) return { ...item, row: { ...item.row, snippet: [] } };
    const { title, snippet } = answered;
    return { ...item, hit: answered.hit, row: { ...item.row, title, snippet } };
  };
  api.setCollections(collections.map((collection) => ({ ...collection, items: collection.items.map(fill) })));
}
