/** The line which says that no page has all words of the query. */
import { useTexts } from '../texts/use-texts.ts';
import type { MarkedText } from './marked-text.ts';

/** Words that the best page lacks are struck through. */
export function Missing({ asked }: { asked: MarkedText }) {
  const [before, after] = useTexts()('search.missing').split('{words}');
  return (
    <p className="DocSearch-Missing">
      {before}
      {asked.map(({ text, isMatched }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        isMatched ? <s key={at}>{text}</s> : text,
      )}
      {after}
    </p>
  );
}
