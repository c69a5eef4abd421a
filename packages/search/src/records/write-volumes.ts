/** Owns the writing of headings and text: volumes of neighbouring pages, and the text of each in files of its own. */

import { packText } from '../core/records/pack.ts';
import type { PageRecord } from '../core/records/page-record.ts';
import type { ShardedData } from '../core/records/search-data.ts';
import { TEXT_CHARS_MIN, VOLUME_CHARS_MIN } from '../core/shards/shard-format.ts';
import { type PackedVolume, packHeadings } from '../core/shards/volume.ts';
import { cutPacks } from './cut-packs.ts';
import type { HashedFiles } from './hashed-files.ts';

export function writeVolumes(records: readonly PageRecord[], files: HashedFiles): ShardedData['volumes'] {
  const pages = records.map((record) => ({ record, headings: packHeadings(record) }));
  const volumes = cutPacks(pages, {
    sizeOf: ({ headings }) => JSON.stringify(headings).length,
    keyOf: ({ record }) => record.routePath,
    leastSize: VOLUME_CHARS_MIN,
  });
  return volumes.map((volume) => {
    const texts = writeTexts(
      volume.map(({ record }) => record),
      files,
    );
    const packed: PackedVolume = [volume.map(({ headings }) => headings), texts];
    return [files.add('pages', packed), volume.length];
  });
}

function writeTexts(records: readonly PageRecord[], files: HashedFiles): PackedVolume[1] {
  const sections = records.flatMap(({ routePath, sections: own }) =>
    own.map((section) => ({ key: `${routePath}#${section.anchor}`, text: packText(section) })),
  );
  const packs = cutPacks(sections, {
    sizeOf: ({ text }) => text.length,
    keyOf: ({ key }) => key,
    leastSize: TEXT_CHARS_MIN,
  });
  return packs.map((pack) => [
    files.add(
      'text',
      pack.map(({ text }) => text),
    ),
    pack.length,
  ]);
}
