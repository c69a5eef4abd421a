/** Owns the search of a site while it is written: its pages are read when somebody first searches, and after changes. */
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { extractSearchSections } from '../content/search-sections.ts';
import { hasSearchSections, saveSearchSections } from '../content/search-store.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { emitSearch } from '../emit/search.ts';
import { hashContent } from '../hash.ts';
import type { Assembly } from './assembly.ts';

export interface SearchFilesInput {
  assembly: Assembly;
  config: ResolvedConfig;
  /** A folder for what was read of each page. */
  storeDir: string;
  /** Changes with what pages are rendered by. */
  salt: string;
  /** The text of a page as it stands in its document; rejects where it cannot be shown. */
  renderArticle(page: Page): Promise<string>;
}

/** A page that is broken is not found until it is mended. */
export async function createSearchFiles(input: SearchFilesInput): Promise<OutputFile[]> {
  const { assembly, config, storeDir, salt } = input;
  const searchKeys = new Map<string, string>();
  for (const page of assembly.routes.pages) {
    const key = hashContent(page.routePath, page.contentKey, salt);
    const isSearched = page.contentKey !== '' && page.frontmatter.search !== false;
    if (isSearched && (await isRead(page, key, input))) searchKeys.set(page.routePath, key);
  }
  return emitSearch({ ...assembly, config: { ...config, cacheDir: storeDir }, searchKeys });
}

async function isRead(page: Page, key: string, { storeDir, renderArticle }: SearchFilesInput): Promise<boolean> {
  if (hasSearchSections(storeDir, key)) return true;
  const article = await renderArticle(page).catch(() => undefined);
  if (article !== undefined) saveSearchSections(storeDir, key, extractSearchSections(article, page.title));
  return article !== undefined;
}
