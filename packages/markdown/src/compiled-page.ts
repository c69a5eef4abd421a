/** What is kept of a compiled page besides its text; it crosses processes and is in the store. */

import type { Diagnostic, SourceDiagnostic } from './diagnostics/diagnostic.ts';
import type { Frontmatter, WrittenFields } from './frontmatter.ts';
import type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from './source-references.ts';
import type { SourceHeading } from './syntax/headings.ts';

export interface Dependency {
  /** Absolute. */
  filePath: string;
  /** Of what went into the page; empty where there was no such file. */
  hash: string;
}

export interface CompiledPage {
  frontmatter: Frontmatter;
  writtenFields?: WrittenFields;
  headings: SourceHeading[];
  links: LinkUse[];
  images: ImageUse[];
  /** Components of the page and of the fragments that it includes. */
  imports: ImportPlace[];
  sections: SectionHash[];
  codeBlocks: CodeUse[];
  /** What is valid, but probably not meant. */
  warnings: SourceDiagnostic[];
  /** The paragraph with which it begins, where it has no description. */
  lead?: string;
  /** Of the option that the page describes. */
  valueType?: string;
  /** Files whose text went into this one: a change of any of them makes it stale. */
  dependencies: Dependency[];
  /** A page with errors is not kept in the store. */
  errors: Diagnostic[];
}

/** A page of which nothing is known yet. */
export const createEmptyPage = (): CompiledPage => ({
  frontmatter: {},
  headings: [],
  links: [],
  images: [],
  imports: [],
  sections: [],
  codeBlocks: [],
  warnings: [],
  dependencies: [],
  errors: [],
});

/** A page that cannot be compiled at all is one with an error, like all others. */
export function createFailedPage(errors: Diagnostic[]): CompiledPage {
  return { ...createEmptyPage(), errors };
}
