import type { PageType } from '@quire/client/contract';
import type { CompiledPage } from '@quire/markdown';
import type { SourceFile } from './source-file.ts';

export interface Page extends SourceFile, CompiledPage {
  /** Characters of its text. */
  chars: number;
  /** The route by file name, if its `slug` sets another one. */
  fileRoutePath?: string;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** It was not compiled: only its title and frontmatter are known. */
  isStub?: true;
  /** The language of the text, if the page is a fallback for a missing translation. */
  fallback?: string;
  /** For a translation: the ids of sections whose original has changed since. */
  stale?: string[];
  /** ISO 8601, from git. */
  lastUpdated?: string;
  /** The key of its text in the content store; empty if it has none. */
  contentKey: string;
}

/** Whether the search index includes the page, if the site has one. */
export function isSearched(page: Pick<Page, 'contentKey' | 'frontmatter' | 'pageType'>): boolean {
  return page.contentKey !== '' && page.frontmatter.search !== false && isListed(page);
}

/** Whether the page is in sidebars, overviews, search, feeds and indexes. */
export function isListed({ frontmatter, pageType }: Pick<Page, 'frontmatter' | 'pageType'>): boolean {
  return pageType !== '404' && frontmatter.unlisted !== true;
}

/** A fingerprint of the data of a page on which other pages depend. */
export function fingerprintShared({ sourcePath, title, pageType, frontmatter, writtenFields }: Page): string {
  const { description, author, titleSuffix, head, ...rest } = frontmatter;
  return JSON.stringify([sourcePath, title, pageType, rest, writtenFields]);
}
