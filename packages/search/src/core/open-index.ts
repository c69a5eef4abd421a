/** Owns the step from the first file to an index that can be asked: one way for each kind of site. */
import type { SearchIndex } from './index/search-index.ts';
import { createWholeIndex, type Pause } from './index/whole-index.ts';
import { OtherKindError } from './other-kind-error.ts';
import { unpackPage } from './records/pack.ts';
import { joinPages, type PackedRest } from './records/rest.ts';
import type { SearchData, WholeData } from './records/search-data.ts';
import type { FetchFile } from './shards/loader.ts';
import { createShardedIndex } from './shards/sharded-index.ts';

export interface OpenIndexOptions {
  fetchFile: FetchFile;
  pause?: Pause;
}

export interface OpenedIndex {
  /** Answers at once. */
  index: SearchIndex;
  /** Loads the rest of the text, for an index that knows it too; absent where nothing is missing. */
  complete?: () => Promise<SearchIndex>;
}

export type OpenIndex = (data: SearchData, options: OpenIndexOptions) => Promise<OpenedIndex>;

/** For sites whose text is shipped whole. */
export const openWhole: OpenIndex = async (data, options) => {
  if (data.kind !== 'whole') throw new OtherKindError(data.kind);
  const index = await createWholeIndex(data.pages.map(unpackPage), options.pause);
  const { rest } = data;
  return rest === undefined ? { index } : { index, complete: () => openRest(data, rest, options) };
};

/** For sites whose text is loaded in pieces. */
export const openSharded: OpenIndex = async (data, { fetchFile }) => {
  if (data.kind !== 'sharded') throw new OtherKindError(data.kind);
  return { index: createShardedIndex(data, fetchFile) };
};

/** For either, where the size of the program does not matter. */
export const openAny: OpenIndex = (data, options) => (data.kind === 'whole' ? openWhole : openSharded)(data, options);

/** The index with all text. */
export async function openIndex(data: SearchData, options: OpenIndexOptions): Promise<SearchIndex> {
  const { index, complete } = await openAny(data, options);
  return complete ? complete() : index;
}

async function openRest(
  { pages }: WholeData,
  name: string,
  { fetchFile, pause }: OpenIndexOptions,
): Promise<SearchIndex> {
  const rest = JSON.parse(await fetchFile(name)) as PackedRest;
  return createWholeIndex(joinPages(pages, rest).map(unpackPage), pause);
}
