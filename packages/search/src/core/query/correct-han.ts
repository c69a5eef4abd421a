/** Replaces Chinese characters that were mistyped by ones that sound alike: `配制文件` and `陪置文件` are `配置文件`. */
import type { SearchIndex } from '../index/search-index.ts';
import { listSoundAlikes } from '../text/sounds-alike.ts';
import type { Query } from './parse-query.ts';
import { COMMON_SECTIONS_SHARE } from './weights.ts';

/**
 * Corrects pairs that are on no page, except for those that the vocabulary knows and those of function words.
 * In a sharded index, only the loaded terms are considered.
 */
export function correctHan(
  { spaced, words, stretches }: Query,
  { postings, sectionTable }: Pick<SearchIndex, 'postings' | 'sectionTable'>,
): string {
  const meets = (pair: string) => !pair.trim()[1] || postings(pair);
  return words.reduce((text, { isPair, share, startAt, endAt }, at) => {
    const isKnown = stretches.some(({ covers, others }) => others[0] && covers.includes(at));
    const term = text.slice(startAt, endAt);
    if (!isPair || share < 1 || isKnown || meets(term)) return text;
    const [first = '', second = ''] = term;
    // Any two characters meet somewhere by chance, across a word boundary: the pair must be common.
    const meant = [
      ...listSoundAlikes(second).flatMap((other) => (meets(other + text.charAt(endAt)) ? first + other : [])),
      ...listSoundAlikes(first).flatMap((other) => (meets(text.charAt(startAt - 1) + other) ? other + second : [])),
    ].find((pair) => (postings(pair)?.length ?? 0) >= sectionTable.sectionCount * COMMON_SECTIONS_SHARE);
    return meant ? text.slice(0, startAt) + meant + text.slice(endAt) : text;
  }, spaced);
}
