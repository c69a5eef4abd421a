/** Owns the search of a site while it is written: its pages are read when somebody first searches, and after changes. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isSearched, type Page } from '../content/page.ts';
import { extractSearchSections } from '../content/search-sections.ts';
import { hasSearchSections, saveSearchSections } from '../content/search-store.ts';
import { emitSearch } from '../emit/emit-search.ts';
import { hashContent } from '../files/hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface SearchFilesInput {
  snapshot: SiteSnapshot;
  config: ResolvedConfig;
  /** A folder for what was read of each page. */
  storeDir: string;
  /** Changes with what pages are rendered by. */
  salt: string;
  /** The text of a page as it is in its document; rejects where it cannot be shown. */
  renderArticle(page: Page): Promise<string>;
}

/** A page that is broken is not found until it is fixed. */
export async function createSearchFiles(input: SearchFilesInput): Promise<OutputFile[]> {
  const { snapshot, config, storeDir, salt } = input;
  const searchKeys = new Map<string, string>();
  for (const page of snapshot.routes.pages) {
    const key = hashContent(page.routePath, page.contentKey, salt);
    if (isSearched(page) && (await isRead(page, key, input))) searchKeys.set(page.routePath, key);
  }
  return emitSearch({ ...snapshot, config: { ...config, cacheDir: storeDir }, searchKeys });
}

async function isRead(page: Page, key: string, { storeDir, renderArticle }: SearchFilesInput): Promise<boolean> {
  if (hasSearchSections(storeDir, key)) return true;
  const article = await renderArticle(page).catch(() => undefined);
  if (article !== undefined) saveSearchSections(storeDir, key, extractSearchSections(article, page.title));
  return article !== undefined;
}
