/** Owns what a page is once it is compiled. The text itself is in the content store. */

import type { PagePlace, PageType } from '../../shared/page.ts';
import type { CheckDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Frontmatter, WrittenFields } from '../markdown/frontmatter.ts';
import type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from '../markdown/source-references.ts';
import type { SourceHeading } from '../markdown/syntax/headings.ts';

/** One file of the docs folder, known before it is compiled. */
export interface SourceFile extends PagePlace {
  filePath: string;
}

export interface Page extends SourceFile {
  frontmatter: Frontmatter;
  writtenFields?: WrittenFields;
  pageType: PageType;
  title: string;
  description: string | undefined;
  /** All depths, in order. */
  headings: SourceHeading[];
  links: LinkUse[];
  images: ImageUse[];
  imports: ImportPlace[];
  sections: SectionHash[];
  codeBlocks: CodeUse[];
  /** What is valid, but probably not meant. */
  warnings?: CheckDiagnostic[];
  /** Only what other pages show of it is known: it was not compiled. */
  isStub?: true;
  /** The paragraph with which it begins, where it has no description. */
  lead?: string;
  /** Of the option that the page describes. */
  valueType?: string;
  /** The language of the text, where the page is a fallback for one that is not translated. */
  fallback?: string;
  /** On a translation: the ids of the sections whose original has changed since. */
  stale?: string[];
  /** ISO 8601, from git. */
  lastUpdated: string | undefined;
  /** Characters of its source. */
  chars: number;
  /** The key of the page's content in the store. */
  contentKey: string;
  /** Of the other files whose text went into it: with another one of them the content under the key is another. */
  partHashes?: string[];
}

/** Whether search finds the page, on a site that has a search. */
export function isSearched({ contentKey, frontmatter }: Pick<Page, 'contentKey' | 'frontmatter'>): boolean {
  return contentKey !== '' && frontmatter.search !== false;
}
