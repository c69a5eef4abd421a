/** The data of a compiled page other than its text. It is sent between processes and stored in the cache. */

import type { Diagnostic, SourceDiagnostic } from './diagnostics/diagnostic.ts';
import type { Frontmatter, WrittenFields } from './frontmatter.ts';
import type { SourceHeading } from './heading.ts';
import type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from './source-references.ts';

export interface Dependency {
  /** Absolute. */
  filePath: string;
  /** Hash of the file; empty if it did not exist. */
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
  /** Text that is valid, but probably not intended. */
  warnings: SourceDiagnostic[];
  /** The first paragraph, if the page has no description. */
  lead?: string;
  /** The type of the option that the page describes. */
  valueType?: string;
  /** The files that the page was compiled from: it is stale if any of them changes. */
  dependencies: Dependency[];
  /** A page with errors is not stored. */
  errors: Diagnostic[];
}

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

/** The result for a page that cannot be compiled. */
export function createFailedPage(errors: Diagnostic[]): CompiledPage {
  return { ...createEmptyPage(), errors };
}
