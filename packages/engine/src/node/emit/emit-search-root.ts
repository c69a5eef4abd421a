/** Owns the records of the search of one locale and version: an entry, and shards where the text is large. */
import {
  type EarlierIndex,
  type EmitOptions,
  emitSearchFiles,
  type IndexState,
  type PageInput,
} from '@quire/search/records';
import { openSectionPack, type SectionPack } from '../content/search-store.ts';
import { findCacheFile, writeCacheFile } from '../files/cache-file.ts';
import { getSearchEntry, SEARCH_FOLDER } from '../routes/search-entry.ts';

/** A page with the key of its text in the store. */
export interface SearchedPage extends Omit<PageInput, 'sections'> {
  searchKey: string;
}

/** What the search of one locale and version is made of. */
export interface SearchRoot {
  pages: SearchedPage[];
  options: EmitOptions;
  /** Where the text of its pages is. */
  storeDir: string;
  /** What the last emission of this locale and version left. */
  stateFile: string;
  /** The sections of its pages, written when they are needed for the second time. */
  packFile: string;
}

export interface SearchOutput {
  /** Relative to the output folder, with `/`. */
  path: string;
  body: string;
}

/** @throws DamagedCacheError */
export function emitSearchRoot({ pages, options, storeDir, stateFile, packFile }: SearchRoot): SearchOutput[] {
  const { lang, version = '' } = options;
  const pack = openSectionPack(packFile, storeDir);
  const inputs = pages.map(({ searchKey: key, ...page }) => ({
    ...page,
    key,
    sections: pack.load(key),
  }));
  const earlier = findEarlierIndex(stateFile, pack);
  const { entry, files, state } = emitSearchFiles(inputs, { ...options, earlier });
  if (state) writeCacheFile(stateFile, JSON.stringify(state));
  if (earlier) pack.save(pages.map(({ searchKey }) => searchKey));
  return files.map(({ path, body }) => ({
    path: path === entry ? getSearchEntry(lang, version) : `${SEARCH_FOLDER}/${path}`,
    body,
  }));
}

function findEarlierIndex(stateFile: string, pack: SectionPack): EarlierIndex | undefined {
  const text = findCacheFile(stateFile);
  if (text === undefined) return undefined;
  return { state: JSON.parse(text) as IndexState, findSections: ({ key }) => pack.find(key) };
}
