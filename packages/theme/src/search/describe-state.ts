/** Owns what a screen reader is reported of the search's state. */
import type { GetText } from '../texts/use-texts.ts';
import { type MarkedText, toPlainText } from './marked-text.ts';
import type { Screen } from './screen.ts';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** While an answer is on its way, the last one is. */
export function describeState(status: Status, screen: Screen | undefined, text: GetText): string {
  if (status === 'stalled') return text('search.waiting');
  if (screen?.kind === 'failed') return describeFailure(text);
  const answer = describeAnswer(screen, text);
  return isOwnAnswer(screen) ? text('search.ownState', { failure: describeFailure(text), answer }) : answer;
}

/** Whether no host of the search answered, so that the site's own records did. */
export function isOwnAnswer(screen: Screen | undefined): boolean {
  return (screen?.kind === 'hits' || screen?.kind === 'none') && screen.isOwn;
}

function describeAnswer(screen: Screen | undefined, text: GetText): string {
  if (screen?.kind === 'none') return text('search.none', { query: screen.query });
  if (screen?.kind === 'commands' && screen.count === 0) return text('search.noCommand', { query: screen.query });
  if (screen?.kind !== 'hits' && screen?.kind !== 'commands') return '';
  const count = screen.count === 1 ? text('search.countOne') : text('search.count', { count: String(screen.count) });
  return screen.kind === 'hits' && screen.asked ? `${count}. ${describeMissing(screen.asked, text)}` : count;
}

/** What the reader asked for and no page has all of. */
export function describeMissing(asked: MarkedText, text: GetText): string {
  return text('search.missing', { words: toPlainText(asked) });
}

function describeFailure(text: GetText): string {
  return text('search.failedState', { failed: text('search.failed'), help: text('search.failedHelp') });
}
