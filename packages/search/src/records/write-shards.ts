/** Owns the cutting of a large index into files that are each small enough to load while the reader types. */

import { buildPostings } from '../core/index/build-postings.ts';
import { IMPACT_MAX, type Postings } from '../core/index/search-index.ts';
import { isSpelled } from '../core/index/spelling.ts';
import type { VocabularyData } from '../core/query/vocabulary-data.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { ShardedData } from '../core/records/search-data.ts';
import { formatPostings } from '../core/shards/postings-text.ts';
import { type PackedShard, POSTINGS_MAX, SHARD_CHARS_MIN, SPELLING_CHARS } from '../core/shards/shard-format.ts';
import { cutChunks } from './cut-chunks.ts';
import { createHashedFiles, type HashedFiles, type SearchFile } from './hashed-files.ts';
import { writeHeadingChunks } from './write-heading-chunks.ts';

export interface WrittenShards {
  contents: Pick<ShardedData, 'vocabulary' | 'depths' | 'boosts' | 'headingChunks' | 'shards' | 'spellings'>;
  files: SearchFile[];
}

interface ShardOptions {
  vocabulary?: VocabularyData;
  /** Of the records. */
  postings?: ReadonlyMap<string, Postings>;
}

export function writeShards(
  records: readonly PageRecord[],
  { vocabulary, postings = buildPostings(records) }: ShardOptions = {},
): WrittenShards {
  const files = createHashedFiles();
  return {
    contents: {
      ...(vocabulary && { vocabulary: files.add('vocabulary', vocabulary) }),
      depths: records.map(({ sections }) => sections.map(({ depth }) => depth).join('')),
      boosts: records.flatMap(({ boost }, page): [number, number][] => (boost === 1 ? [] : [[page, boost]])),
      headingChunks: writeHeadingChunks(records, files),
      shards: writePostings(postings, files),
      spellings: writeSpellings([...postings.keys()].filter(isSpelled), files),
    },
    files: files.list(),
  };
}

function writePostings(postings: ReadonlyMap<string, Postings>, files: HashedFiles): ShardedData['shards'] {
  const entries = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, found]) => ({ term, text: formatPostings(strongest(found)) }));
  const shards = cutChunks(entries, {
    sizeOf: ({ term, text }) => term.length + text.length + 2,
    keyOf: ({ term }) => term,
    leastSize: SHARD_CHARS_MIN,
  });
  return shards.map((shard) => {
    const terms = shard.map(({ term }) => term);
    const packed: PackedShard = [terms.join('\n'), shard.map(({ text }) => text).join('\n')];
    return [terms[0] ?? '', files.add('terms', packed)];
  });
}

/** The sections where a very frequent term weighs most, in their order; of those that weigh the same, the first. */
function strongest({ sections, impacts }: Postings): Postings {
  if (sections.length <= POSTINGS_MAX) return { sections, impacts };
  const least = leastKept(impacts);
  let places = POSTINGS_MAX - impacts.reduce((count, impact) => count + Number(impact > least), 0);
  const isKept = (impact: number) => impact > least || (impact === least && places-- > 0);
  const kept = Array.from(impacts.keys()).filter((at) => isKept(impacts[at] ?? 0));
  return {
    sections: Uint32Array.from(kept, (at) => sections[at] ?? 0),
    impacts: Uint8Array.from(kept, (at) => impacts[at] ?? 0),
  };
}

/** The lowest impact among the highest ones that are kept. */
function leastKept(impacts: Uint8Array): number {
  const counts = new Uint32Array(IMPACT_MAX + 1);
  for (const impact of impacts) counts[impact] = (counts[impact] ?? 0) + 1;
  let kept = 0;
  for (let impact = IMPACT_MAX; impact > 0; impact--) {
    kept += counts[impact] ?? 0;
    if (kept >= POSTINGS_MAX) return impact;
  }
  return 0;
}

function writeSpellings(words: readonly string[], files: HashedFiles): ShardedData['spellings'] {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < SPELLING_CHARS.min || word.length > SPELLING_CHARS.max) continue;
    const group = groups.get(word.length) ?? [];
    groups.set(word.length, group);
    group.push(word);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([length, group]): [number, string] => [length, files.add('words', group.sort().join('\n'))]);
}
