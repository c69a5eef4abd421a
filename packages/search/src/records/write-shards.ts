/** Owns the cutting of a large index into files that are each small enough to load while the reader types. */

import { createPostingsBuilder } from '../core/index/build-postings.ts';
import { IMPACT_MAX, type Postings } from '../core/index/search-index.ts';
import { isSpelled } from '../core/index/spelling.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { ShardedData } from '../core/records/search-data.ts';
import { packFragments } from '../core/shards/fragment.ts';
import { formatPostings } from '../core/shards/postings-text.ts';
import {
  fragmentName,
  type PackedShard,
  POSTINGS_MAX,
  SHARD_CHARS,
  SPELLING_CHARS,
  shardName,
  spellingName,
} from '../core/shards/shard-format.ts';

export interface SearchFile {
  path: string;
  body: string;
}

export interface WrittenShards {
  contents: Pick<ShardedData, 'depths' | 'boosts' | 'fragmentSizes' | 'firstTerms' | 'spellingLengths'>;
  files: SearchFile[];
}

interface ShardText {
  terms: string[];
  postings: string[];
}

export function writeShards(records: readonly PageRecord[]): WrittenShards {
  const postings = buildPostings(records);
  const shards = cutShards(postings);
  const fragments = records.flatMap(packFragments);
  const spelling = groupByLength([...postings.keys()].filter(isSpelled));
  return {
    contents: {
      depths: records.map(({ sections }) => sections.map(({ depth }) => depth).join('')),
      boosts: records.flatMap(({ boost }, page): [number, number][] => (boost === 1 ? [] : [[page, boost]])),
      fragmentSizes: fragments.map(({ sectionCount }) => sectionCount),
      firstTerms: shards.map(({ terms }) => terms[0] ?? ''),
      spellingLengths: spelling.map(([length]) => length),
    },
    files: [
      ...shards.map(({ terms, postings: texts }, shard) =>
        toFile(shardName(shard), [terms.join('\n'), texts.join('\n')] satisfies PackedShard),
      ),
      ...spelling.map(([length, words]) => toFile(spellingName(length), words.join('\n'))),
      ...fragments.map(({ packed }, fragment) => toFile(fragmentName(fragment), packed)),
    ],
  };
}

function toFile(path: string, data: unknown): SearchFile {
  return { path, body: JSON.stringify(data) };
}

function buildPostings(records: readonly PageRecord[]): Map<string, Postings> {
  const builder = createPostingsBuilder(records);
  for (const record of records) builder.add(record);
  return builder.finish();
}

function cutShards(postings: ReadonlyMap<string, Postings>): ShardText[] {
  const shards: ShardText[] = [];
  let size = SHARD_CHARS;
  for (const [term, found] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = formatPostings(strongest(found));
    if (size >= SHARD_CHARS) {
      shards.push({ terms: [], postings: [] });
      size = 0;
    }
    shards.at(-1)?.terms.push(term);
    shards.at(-1)?.postings.push(text);
    size += term.length + text.length + 2;
  }
  return shards;
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

function groupByLength(words: readonly string[]): [length: number, words: string[]][] {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < SPELLING_CHARS.min || word.length > SPELLING_CHARS.max) continue;
    const group = groups.get(word.length) ?? [];
    groups.set(word.length, group);
    group.push(word);
  }
  return [...groups].map(([length, group]): [number, string[]] => [length, group.sort()]).sort(([a], [b]) => a - b);
}
