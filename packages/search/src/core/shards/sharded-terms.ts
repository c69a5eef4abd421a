/** Owns the terms of a large site: postings by the beginning of the term, words by length for corrections. */
import type { Postings, SearchIndex, SimilarTerm, SoughtTerm } from '../index/search-index.ts';
import { lowerBound, termsFrom } from '../index/sorted-terms.ts';
import { createSpelling, isSpelled, type Spelling } from '../index/spelling.ts';
import { errorsAllowed } from '../query/expand-term.ts';
import type { ShardedData } from '../records/search-data.ts';
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
  const spellings = createLoader(
    async (length: number): Promise<Spelling> =>
      createSpelling((await fetchShard<string>('words', spellingHashes.get(length) ?? '')).split('\n')),
  );

  const shardOf = (term: string) => Math.max(0, lowerBound(firstTerms, `${term}\u0000`) - 1);
  const postings = (term: string) => shards.get(shardOf(term))?.postings(term);
  const shardsBetween = (from: string, to: string) =>
    Array.from({ length: shardOf(to) - shardOf(from) + 1 }, (_, offset) => shardOf(from) + offset);
  const shardsOf = (term: string) => {
    if (isShort(term)) return [shardOf(term)];
    const stemmed = shardsBetween(stem(term), term).slice(-2);
    return [...stemmed, ...shardsBetween(term, endOf(term)).slice(0, SHARDS_PER_WORD)];
  };
  const knownFrom = (prefix: string) =>
    shardsBetween(prefix, endOf(prefix)).flatMap((shard) => termsFrom(shards.get(shard)?.terms ?? [], prefix));
  const similarTerms = (word: string, errors: number): SimilarTerm[] =>
    lengthsAround(word, errors)
      .flatMap((length) => spellings.get(length)?.similarTerms(word, errors) ?? [])
      .sort((a, b) => a.errors - b.errors || Number(b.term[0] === word[0]) - Number(a.term[0] === word[0]))
      .slice(0, CORRECTIONS_MAX);
  const isUnknown = ({ term, isLast, isGuess }: SoughtTerm) =>
    !isGuess && isSpelled(term) && !postings(term) && !(isLast && knownFrom(term).length > 0);

  return {
    async prepare(words) {
      // A site without any text has no shards.
      if (firstTerms.length === 0) return;
      await shards.load(words.flatMap(({ term }) => shardsOf(term)));
      const unknown = words.filter(isUnknown).map(({ term }) => term);
      await spellings.load(
        unknown.flatMap((word) =>
          lengthsAround(word, errorsAllowed(word)).filter((length) => spellingHashes.has(length)),
        ),
      );
      await shards.load(
        unknown.flatMap((word) => similarTerms(word, errorsAllowed(word)).map(({ term }) => shardOf(term))),
      );
    },
    postings,
    termsFrom: (prefix) => (isShort(prefix) ? [] : knownFrom(prefix)),
    similarTerms,
  };
}

/** One or two letters begin too many words. A single Han character says much, and is looked up. */
function isShort(term: string): boolean {
  return term.length < PREFIX_CHARS_MIN && /^[\p{sc=Latin}\p{N}]/u.test(term);
}

/** Behind the last word that begins so. */
function endOf(prefix: string): string {
  return `${prefix}\uffff`;
}

function lengthsAround(word: string, errors: number): number[] {
  return errors === 0 ? [] : Array.from({ length: 2 * errors + 1 }, (_, index) => word.length - errors + index);
}

function openShard([termText, postingsText]: PackedShard): Shard {
  const terms = termText.split('\n');
  const texts = postingsText.split('\n');
  const parsed = new Map<string, Postings>();
  return {
    terms,
    postings(term) {
      const known = parsed.get(term);
      const at = lowerBound(terms, term);
      if (known || terms[at] !== term) return known;
      const postings = parsePostings(texts[at] ?? '');
      parsed.set(term, postings);
      return postings;
    },
  };
}
