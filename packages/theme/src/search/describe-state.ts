/** The state of the search as a message for screen readers. */
import type { GetText } from '../texts/format-text.ts';
import { type Failure, formatFailure } from './failure.ts';
import { type MarkedText, toPlainText } from './marked-text.ts';
import type { Screen } from './screen.ts';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** While a search runs, the message is that of the last one. */
export function describeState(status: Status, screen: Screen | undefined, text: GetText): string {
  if (status === 'stalled') return text('search.waiting');
  if (screen?.kind === 'failed') return describeFailure(screen.failure, text);
  const answer = describeAnswer(screen, text);
  const failure = findHostFailure(screen);
  return failure ? text('search.ownState', { failure: describeFailure(failure, text), answer }) : answer;
}

/** Why the search service failed, if the site's own index answered instead. */
export function findHostFailure(screen: Screen | undefined): Failure | undefined {
  return screen?.kind === 'hits' || screen?.kind === 'none' ? screen.hostFailure : undefined;
}

function describeAnswer(screen: Screen | undefined, text: GetText): string {
  if (screen?.kind === 'none') return describeNone(screen.query, text);
  if (screen?.kind === 'commands' && screen.count === 0) return text('search.noCommand', { query: screen.query });
  if (screen?.kind !== 'hits' && screen?.kind !== 'commands') return '';
  const count = screen.count === 1 ? text('search.countOne') : text('search.count', { count: String(screen.count) });
  return screen.kind === 'hits' && screen.asked ? `${count}. ${describeMissing(screen.asked, text)}` : count;
}

/** The index has no signs without a letter or a digit. */
export function describeNone(query: string, text: GetText): string {
  return text(/[\p{L}\p{N}]/u.test(query) ? 'search.none' : 'search.signs', { query });
}

/** The words of the query that no page has together. */
export function describeMissing(asked: MarkedText, text: GetText): string {
  return text('search.missing', { words: toPlainText(asked) });
}

function describeFailure(failure: Failure, text: GetText): string {
  return text('search.failedState', { failed: text('search.failed'), help: formatFailure(failure, text) });
}
