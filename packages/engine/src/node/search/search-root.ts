/** Emits the search of one locale and version. */
import { type EmitOptions, emitSearchFiles, type PageInput, type SectionRecord } from '@quire/search/records';
import { getSearchEntry, SEARCH_FOLDER } from '../routes/search-entry.ts';

/** A page with the key of its text in the store. */
export interface SearchedPage extends Omit<PageInput, 'sections'> {
  searchKey: string;
}

export interface SearchRoot {
  pages: SearchedPage[];
  /** The stored search data of each page. */
  texts: string[];
  options: EmitOptions;
}

export interface SearchOutput {
  path: string;
  body: string;
}

export function emitSearchRoot({ pages, texts, options }: SearchRoot): SearchOutput[] {
  const { lang, version = '' } = options;
  const inputs = pages.map(({ searchKey: _, ...page }, index) => ({
    ...page,
    sections: JSON.parse(texts[index] ?? '[]') as SectionRecord[],
  }));
  const { entry, files } = emitSearchFiles(inputs, options);
  return files.map(({ path, body }) => ({
    path: path === entry ? getSearchEntry(lang, version) : `${SEARCH_FOLDER}/${path}`,
    body,
  }));
}
