/** The search of a site while it is written: its pages are read when somebody first searches, and after changes. */

import { hashContent } from '@quire/markdown/files';
import type { SectionInput } from '@quire/search/records';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isSearched, type Page } from '../content/page.ts';
import { formatSections, openSectionStore, type SectionStore } from '../content/search-store.ts';
import { emitSearch } from '../emit/emit-search.ts';
import type { OutputFile } from '../output/output-file.ts';
import { loadVocabulary } from '../search/load-vocabulary.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface SearchFilesInput {
  snapshot: SiteSnapshot;
  config: ResolvedConfig;
  /** A folder for what was read of each page. */
  storeDir: string;
  /** Changes with what pages are rendered by. */
  salt: string;
  /** A page as it is by then, with what its document says; rejects where it cannot be shown. */
  renderSections(page: Page): Promise<{ page: Page; sections: SectionInput[] }>;
}

/** A page that is broken is not found until it is fixed. */
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

/** The key under which what search knows of a page is kept; undefined where the page cannot be shown. */
async function readSections(
  wanted: Page,
  store: SectionStore,
  { salt, renderSections }: SearchFilesInput,
): Promise<string | undefined> {
  const known = createKey(wanted, salt);
  if (store.has(known)) return known;
  const rendered = await renderSections(wanted).catch(() => undefined);
  if (!rendered) return undefined;
  // It may have been saved meanwhile.
  const key = createKey(rendered.page, salt);
  store.add(key, formatSections(rendered.sections));
  return key;
}

/** Of all that the text of a page is made of, fragments and files of code included. */
function createKey({ routePath, contentKey, dependencies }: Page, salt: string): string {
  return hashContent(routePath, contentKey, salt, ...dependencies.map(({ hash }) => hash));
}
