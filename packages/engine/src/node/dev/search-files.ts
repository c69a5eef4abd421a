/** Creates the search files of the dev server: pages are indexed on the first search, and after changes. */

import { hashContent } from '@quire/markdown/files';
import type { SectionInput } from '@quire/search/records';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isSearched, type Page } from '../content/page.ts';
import { formatSections, openSectionStore, type SectionStore } from '../content/search-store.ts';
import { emitSearch } from '../emit/emit-search.ts';
import type { OutputFile } from '../files/output-file.ts';
import { loadVocabulary } from '../search/load-vocabulary.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface SearchFilesInput {
  snapshot: SiteSnapshot;
  config: ResolvedConfig;
  /** A folder for the search data of each page. */
  storeDir: string;
  /** Changes with everything else that affects rendering. */
  salt: string;
  /** Renders the current version of a page, and returns its search sections; rejects if it cannot be rendered. */
  renderSections(page: Page): Promise<{ page: Page; sections: SectionInput[] }>;
}

/** Pages with errors are left out. */
export async function createSearchFiles(input: SearchFilesInput): Promise<OutputFile[]> {
  const { snapshot, config, storeDir } = input;
  const searchKeys = new Map<string, string>();
  const searchStore = openSectionStore(storeDir);
  for (const page of snapshot.routes.pages.filter(isSearched)) {
    const key = await readSections(page, searchStore, input);
    if (key !== undefined) searchKeys.set(page.routePath, key);
  }
  const { entries: vocabulary } = loadVocabulary(config);
  const emitted = { ...snapshot, config: { ...config, cacheDir: storeDir }, searchKeys, searchStore, vocabulary };
  const files = await emitSearch(emitted);
  searchStore.save([...searchKeys.values()]);
  return files;
}

/** The key of a page's search data in the store; undefined if the page cannot be rendered. */
async function readSections(
  wanted: Page,
  store: SectionStore,
  { salt, renderSections }: SearchFilesInput,
): Promise<string | undefined> {
  const known = createKey(wanted, salt);
  if (store.has(known)) return known;
  const rendered = await renderSections(wanted).catch(() => undefined);
  if (!rendered) return undefined;
  // The page may have been saved meanwhile.
  const key = createKey(rendered.page, salt);
  store.add(key, formatSections(rendered.sections));
  return key;
}

/** Covers all inputs of a page's text, including fragments and code files. */
function createKey({ routePath, contentKey, dependencies }: Page, salt: string): string {
  return hashContent(routePath, contentKey, salt, ...dependencies.map(({ hash }) => hash));
}
