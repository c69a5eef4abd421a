/** Owns what a screen reader is told of the search's state. */
import type { GetText } from '../texts/use-texts.ts';
import type { Screen } from './create-search.ts';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** While an answer is on its way, the last one stands. */
export function describeState(status: Status, screen: Screen | undefined, text: GetText): string {
  if (status === 'stalled') return text('search.waiting');
  if (screen?.kind === 'failed') return describeFailure(text);
  if (screen?.kind === 'none') return text('search.none', { query: screen.query });
  if (screen?.kind !== 'hits') return '';
  return screen.count === 1 ? text('search.countOne') : text('search.count', { count: String(screen.count) });
}

function describeFailure(text: GetText): string {
  return text('search.failedState', { failed: text('search.failed'), help: text('search.failedHelp') });
}
