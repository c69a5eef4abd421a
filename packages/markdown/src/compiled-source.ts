/** What compiling one source file takes and gives. */

import type { CodeFolders } from './code-file.ts';
import type { MarkdownPlugin } from './compile-hooks.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { Heading } from './heading.ts';
import type { CodeDefaults } from './highlight/code-block.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import type { ImportResolver } from './import-resolver.ts';
import type { DefinedNames } from './module-names.ts';
import type { PageContent } from './page-content.ts';
import type { SourceFiles } from './source-files.ts';
import type { NormalizedSource, SourceFormat } from './syntax/normalize.ts';
import type { HeadingIdRule } from './syntax/slugs.ts';

export interface CompileInput {
  filePath: string;
  sourcePath: string;
  text: string;
  /** The folder of the page's language, relative to the docs folder. */
  folder?: string;
  /** Begins the ids of the footnotes of a fragment. */
  footnotePrefix?: string;
  /** The headings of the page that this one translates. */
  original: Heading[];
  /** Fragments that the file imports, compiled, by the source as written. */
  fragments: ReadonlyMap<string, CompiledSource>;
}

export interface CompileContext extends CodeFolders {
  highlighter: Highlighter;
  /** Reads the code and the fragments that pages show. */
  files: SourceFiles;
  /** Where diagrams are; without it images stay images. */
  publicDir?: string;
  code: CodeDefaults;
  definitionLists?: boolean;
  /** The rule of GitHub unless it says otherwise. */
  headingIds?: HeadingIdRule;
  /** The module that renders formulas, absolute; without it they are shown as they are written. */
  katexFile?: string | undefined;
  resolveImport: ImportResolver;
  /** How an import that leads nowhere is fixed. */
  explainImport(source: string): string;
  /** Modules of components that pages use without an import, by name. */
  globalComponents: Readonly<Record<string, string>>;
  /** What the site defines for its modules. */
  defines: DefinedNames;
  /** In their order. */
  plugins: readonly MarkdownPlugin[];
}

/** What one source gives: a page, or a fragment of pages. */
export interface CompiledSource extends CompiledPage {
  /** Relative to the docs folder. */
  sourcePath: string;
  content: PageContent;
}

/** A source without frontmatter, in spellings that the parser knows. */
export interface NormalizedText extends NormalizedSource {
  format: SourceFormat;
}

/** What every step of compiling one file has at hand. */
export interface CompileState {
  input: CompileInput;
  context: CompileContext;
  compiled: CompiledSource;
}
