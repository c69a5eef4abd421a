/** Splits a large index into files that are small enough to load while the reader types. */

import { isSpelled } from '../core/index/spelling.ts';
import type { VocabularyData } from '../core/query/vocabulary-data.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { ShardedData } from '../core/records/search-data.ts';
import { type PackedShard, SHARD_CHARS_MIN, SPELLING_CHARS } from '../core/shards/shard-format.ts';
import { cutChunks } from './cut-chunks.ts';
import { createHashedFiles, type HashedFiles, type SearchFile } from './hashed-files.ts';
import { buildTermIndex, type TermIndex } from './term-index.ts';
import { writeHeadingChunks } from './write-heading-chunks.ts';

export interface WrittenShards {
  contents: Pick<ShardedData, 'vocabulary' | 'depths' | 'boosts' | 'headingChunks' | 'shards' | 'spellings'>;
  files: SearchFile[];
}

interface ShardOptions {
  vocabulary?: VocabularyData;
  /** Built from the records by default. */
  terms?: TermIndex;
}

export function writeShards(
  records: readonly PageRecord[],
  { vocabulary, terms = buildTermIndex(records) }: ShardOptions = {},
): WrittenShards {
  const files = createHashedFiles();
  return {
    contents: {
      ...(vocabulary && { vocabulary: files.add('vocabulary', vocabulary) }),
      depths: records.map(({ sections }) => sections.map(({ depth }) => depth).join('')),
      boosts: records.flatMap(({ boost }, page): [number, number][] => (boost === 1 ? [] : [[page, boost]])),
      headingChunks: writeHeadingChunks(records, files),
      shards: writePostings(terms, files),
      spellings: writeSpellings([...terms.texts.keys()].filter(isSpelled), files),
    },
    files: files.list(),
  };
}

function writePostings({ texts }: TermIndex, files: HashedFiles): ShardedData['shards'] {
  const entries = Array.from(texts, ([term, text]) => ({ term, text })).sort((a, b) => (a.term < b.term ? -1 : 1));
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
