/** Emits the search of one locale and version. */
import {
  type EarlierIndex,
  type EmitOptions,
  emitSearchFiles,
  type PageInput,
  type SectionRecord,
} from '@quire/search/records';
import { writeCacheFile } from '../files/cache-file.ts';
import { getSearchEntry, SEARCH_FOLDER } from '../routes/search-entry.ts';

/** A page with the key of its text in the store. */
export interface SearchedPage extends Omit<PageInput, 'sections'> {
  searchKey: string;
}

export interface SearchRoot {
  pages: SearchedPage[];
  /** What search knows of each of them, as the store keeps it. */
  texts: string[];
  options: EmitOptions;
  /** Where the next emission finds what this one leaves. */
  stateFile: string;
}

export interface SearchOutput {
  path: string;
  body: string;
}

/** @param earlier what the last emission has left of it */
export function emitSearchRoot(
  { pages, texts, options, stateFile }: SearchRoot,
  earlier?: EarlierIndex,
): SearchOutput[] {
  const { lang, version = '' } = options;
  const inputs = pages.map(({ searchKey: key, ...page }, index) => ({
    ...page,
    key,
    sections: JSON.parse(texts[index] ?? '[]') as SectionRecord[],
  }));
  const { entry, files, state } = emitSearchFiles(inputs, { ...options, earlier });
  if (state) writeCacheFile(stateFile, JSON.stringify(state));
  return files.map(({ path, body }) => ({
    path: path === entry ? getSearchEntry(lang, version) : `${SEARCH_FOLDER}/${path}`,
    body,
  }));
}
