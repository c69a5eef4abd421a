/** Reads the records of a built site as a corpus: the text that the browser searches. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPages } from '../src/core/records/pack.ts';
import type { PageInput } from '../src/core/records/page-record.ts';
import { parseSearchData } from '../src/core/records/search-data.ts';
import { shardPath } from '../src/core/shards/shard-format.ts';

/** @param searchDir the `search` folder of the output */
export function loadSite(searchDir: string, lang: string): PageInput[] {
  const read = (name: string) => readFileSync(join(searchDir, name), 'utf8');
  const data = existsSync(join(searchDir, `${lang}.json`)) ? parseSearchData(read(`${lang}.json`)) : undefined;
  if (data?.kind !== 'whole')
    throw new Error(`There are no whole records of "${lang}" in ${searchDir}. Build the site first.`);
  const rest = data.rest && JSON.parse(read(shardPath('rest', data.rest))).pages;
  return unpackPages(data.pages, rest).map((page) => ({
    ...page,
    sections: page.sections.map(({ codeWords, ...section }) => ({ ...section, code: codeWords ? [codeWords] : [] })),
  }));
}
