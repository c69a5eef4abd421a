/** What a page is once it is compiled: its file, what compiling it gave, and what follows from both. */

import type { CompiledPage, Frontmatter } from '@quire/markdown';
import type { PageType } from '../../shared/page.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceDigest } from './source-text.ts';

export interface Page extends SourceFile, SourceDigest, CompiledPage {
  /** The route that the name of its file gives, where its `slug` gives another. */
  fileRoutePath?: string;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** Only what other pages show of it is known: it was not compiled. */
  isStub?: true;
  /** The language of the text, where the page is a fallback for one that is not translated. */
  fallback?: string;
  /** On a translation: the ids of the sections whose original has changed since. */
  stale?: string[];
  /** ISO 8601, from git. */
  lastUpdated?: string;
  /** The key of its text in the content store; empty where there is none. */
  contentKey: string;
}

/** Whether search finds the page, on a site that has a search. */
export function isSearched({ contentKey, frontmatter }: Pick<Page, 'contentKey' | 'frontmatter'>): boolean {
  return contentKey !== '' && frontmatter.search !== false && isListed({ frontmatter });
}

/** Whether sidebars, overviews, search, feeds and indexes lead to the page. */
export function isListed({ frontmatter }: Pick<Page, 'frontmatter'>): boolean {
  return frontmatter.unlisted !== true;
}

/** Whether search engines may have the page. */
export function isIndexed({ frontmatter }: Pick<Page, 'frontmatter'>): boolean {
  return frontmatter.unlisted !== true && frontmatter.noindex !== true && !forbidsIndex(frontmatter.head);
}

/** Of elements that an author writes for the head of the page. */
function forbidsIndex(head: Frontmatter['head'] = []): boolean {
  return head.some(
    ([tag, { name = '', content = '' }]) =>
      tag === 'meta' && name.toLowerCase() === 'robots' && /\b(?:noindex|none)\b/i.test(content),
  );
}
