/** The terms of a sharded index: postings by the first letters of the term, words by length for corrections. */
import type { Postings, SearchIndex, SimilarTerm } from '../index/search-index.ts';
import { lowerBound, termsFrom } from '../index/sorted-terms.ts';
import { findSimilar, toSpelledWord } from '../index/spelling.ts';
import { errorsAllowed, isMistyped } from '../query/expand-term.ts';
import { range } from '../range.ts';
import type { ShardedData } from '../records/search-data.ts';
import { remember } from '../remember.ts';
import { stem } from '../text/stem.ts';
import { createLoader } from './loader.ts';
import { parsePostings } from './postings-text.ts';
import {
  CORRECTIONS_MAX,
  type FetchShard,
  type PackedShard,
  PREFIX_CHARS_MIN,
  SHARDS_PER_WORD,
} from './shard-format.ts';

interface Shard {
  terms: readonly string[];
  postings(term: string): Postings | undefined;
}

export type ShardedTerms = Pick<SearchIndex, 'prepare' | 'postings' | 'termsFrom' | 'similarTerms'>;

export function createShardedTerms(data: ShardedData, fetchShard: FetchShard): ShardedTerms {
  const firstTerms = data.shards.map(([first]) => first);
  const spellingHashes = new Map(data.spellings);
  const shards = createLoader(
    async (shard: number): Promise<Shard> =>
      openShard(await fetchShard<PackedShard>('terms', data.shards[shard]?.[1] ?? '')),
  );
  const spellings = createLoader(async (length: number) =>
    (await fetchShard<string>('words', spellingHashes.get(length) ?? '')).split('\n').map(toSpelledWord),
  );

  const shardOf = (term: string) => Math.max(0, lowerBound(firstTerms, `${term}\u0000`) - 1);
  const postings = (term: string) => shards.get(shardOf(term))?.postings(term);
  const shardsBetween = (from: string, to: string) => range(shardOf(from), shardOf(to));
  const shardsOf = (term: string) => {
    if (isShort(term)) return [shardOf(term)];
    const stemmed = shardsBetween(stem(term), term).slice(-2);
    return [...stemmed, ...shardsBetween(term, endOf(term)).slice(0, SHARDS_PER_WORD)];
  };
  const similarTerms = (word: string, errors: number): SimilarTerm[] =>
    lengthsAround(word, errors)
      .flatMap((length) => findSimilar(spellings.get(length) ?? [], word, errors))
      .sort((a, b) => a.errors - b.errors || Number(b.term[0] === word[0]) - Number(a.term[0] === word[0]))
      .slice(0, CORRECTIONS_MAX);
  const terms = {
    postings,
    termsFrom: (prefix: string) =>
      isShort(prefix)
        ? []
        : shardsBetween(prefix, endOf(prefix)).flatMap((shard) => termsFrom(shards.get(shard)?.terms ?? [], prefix)),
  };

  return {
    ...terms,
    async prepare(words) {
      // A site without text has no shards.
      if (firstTerms.length === 0) return;
      await shards.load(words.flatMap(({ term }) => shardsOf(term)));
      const unknown = words.filter((word) => isMistyped(terms, word)).map(({ term }) => term);
      await spellings.load(
        unknown.flatMap((word) =>
          lengthsAround(word, errorsAllowed(word)).filter((length) => spellingHashes.has(length)),
        ),
      );
      await shards.load(
        unknown.flatMap((word) => similarTerms(word, errorsAllowed(word)).map(({ term }) => shardOf(term))),
      );
    },
    similarTerms,
  };
}

/** One or two letters are the prefix of too many words. A single Han character is specific enough. */
function isShort(term: string): boolean {
  return term.length < PREFIX_CHARS_MIN && /^[\p{sc=Latin}\p{N}]/u.test(term);
}

/** Sorts after every word with this prefix. */
function endOf(prefix: string): string {
  return `${prefix}\uffff`;
}

function lengthsAround(word: string, errors: number): number[] {
  return range(word.length - errors, word.length + errors);
}

function openShard([termText, postingsText]: PackedShard): Shard {
  const terms = termText.split('\n');
  const texts = postingsText.split('\n');
  return {
    terms,
    postings: remember(Number.POSITIVE_INFINITY, (term) => {
      const at = lowerBound(terms, term);
      return terms[at] === term ? parsePostings(texts[at] ?? '') : undefined;
    }),
  };
}
