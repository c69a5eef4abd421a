/** Replaces Chinese characters that were mistyped by ones that sound alike: `配制文件` is `配置文件`. */
import type { SearchIndex } from '../index/search-index.ts';
import { soundsAlike } from '../text/sounds-alike.ts';
import type { Query } from './parse-query.ts';

/**
 * The query with the characters that were meant, where it has pairs that no page has. Not those that the vocabulary knows,
 * nor those of words that say little. Of an index in shards only what the query has loaded is known.
 */
export function correctHan(
  { spaced, words, stretches }: Query,
  { postings, termsFrom }: Pick<SearchIndex, 'postings' | 'termsFrom'>,
): string {
  return words.reduce((text, { term, isPair, share, chunk }, at) => {
    const isKnown = stretches.some(({ covers, others }) => others[0] && covers.includes(at));
    if (!isPair || share < 1 || isKnown || postings(term)) return text;
    const next = words[at + 1]?.chunk === chunk ? words[at + 1]?.term.slice(1) : '';
    const [first = '', second = ''] = term;
    const meant = termsFrom(first).find(
      ([, other = '']) => soundsAlike(other, second) && (!next || postings(other + next)),
    );
    return meant ? text.replace(term + next, meant + next) : text;
  }, spaced);
}
