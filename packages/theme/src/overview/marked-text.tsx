/** Owns texts of an overview in which the match of the filter is marked. */
import { findIdentifier, findOverviewMatch } from '@quire/engine/shared';
import { TitleText } from '../ui/title-text.tsx';

export function MarkedText({ text, query }: { text: string; query: string }) {
  const match = findOverviewMatch(text, query);
  if (!match) return <TitleText text={text} />;
  const marked = (
    <>
      {text.slice(0, match.start)}
      <mark>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
  return findIdentifier(text) ? <code className="q-identifier">{marked}</code> : marked;
}
