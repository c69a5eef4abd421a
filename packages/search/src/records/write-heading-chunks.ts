/** Writes the headings of neighboring pages into chunks, and the text of each chunk into separate files. */

import { packText } from '../core/records/pack.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { ShardedData } from '../core/records/search-data.ts';
import { type PackedHeadingChunk, packHeadings } from '../core/shards/heading-chunk.ts';
import { HEADING_CHUNK_CHARS_MIN, TEXT_CHARS_MIN } from '../core/shards/shard-format.ts';
import { cutChunks } from './cut-chunks.ts';
import type { HashedFiles } from './hashed-files.ts';

export function writeHeadingChunks(records: readonly PageRecord[], files: HashedFiles): ShardedData['headingChunks'] {
  const pages = records.map((record) => ({ record, headings: packHeadings(record) }));
  const headingChunks = cutChunks(pages, {
    sizeOf: ({ headings }) => JSON.stringify(headings).length,
    keyOf: ({ record }) => record.routePath,
    leastSize: HEADING_CHUNK_CHARS_MIN,
  });
  return headingChunks.map((chunk) => {
    const texts = writeTexts(
      chunk.map(({ record }) => record),
      files,
    );
    const packed: PackedHeadingChunk = [chunk.map(({ headings }) => headings), texts];
    return [files.add('pages', packed), chunk.length];
  });
}

function writeTexts(records: readonly PageRecord[], files: HashedFiles): PackedHeadingChunk[1] {
  const sections = records.flatMap(({ routePath, sections: own }) =>
    own.map((section) => ({ key: `${routePath}#${section.anchor}`, text: packText(section) })),
  );
  const chunks = cutChunks(sections, {
    sizeOf: ({ text }) => text.length,
    keyOf: ({ key }) => key,
    leastSize: TEXT_CHARS_MIN,
  });
  return chunks.map((chunk) => [
    files.add(
      'text',
      chunk.map(({ text }) => text),
    ),
    chunk.length,
  ]);
}
