/** Owns what is kept of a compiled page besides its text; it crosses processes and lies in the store. */
import type { UserErrorDetails } from '../user-error.ts';
import type { Doubt } from './doubts.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from './page.ts';
import type { SourceHeading } from './syntax/headings.ts';

export interface CompiledPage {
  frontmatter: Frontmatter;
  headings: SourceHeading[];
  links: LinkUse[];
  images: ImageUse[];
  /** Components of the page and of the fragments that it includes. */
  imports: ImportPlace[];
  sections: SectionHash[];
  codeBlocks: CodeUse[];
  /** What may be meant otherwise. */
  doubts?: Doubt[];
  dependencies: Array<{ filePath: string; hash: string }>;
  /** A page with mistakes is not kept in the store. */
  errors: Array<{ message: string; details: UserErrorDetails }>;
}

/** A page of which nothing is known. */
export const EMPTY_PAGE: CompiledPage = {
  frontmatter: {},
  headings: [],
  links: [],
  images: [],
  imports: [],
  sections: [],
  codeBlocks: [],
  dependencies: [],
  errors: [],
};
