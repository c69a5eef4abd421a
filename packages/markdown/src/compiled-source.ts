import type { CodeFolders } from './code-file.ts';
import type { MarkdownPlugin } from './compile-hooks.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CodeDefaults } from './highlight/code-block.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import type { ImportResolver } from './import-resolver.ts';
import type { DefinedNames } from './module-names.ts';
import type { PageContent } from './page-content.ts';
import type { HeadingIdRule, OriginalHeading } from './syntax/heading-ids.ts';
import type { NormalizedSource } from './syntax/normalize.ts';
import type { SourceFormat } from './syntax/source-format.ts';

export interface CompileFileInput {
  /** Absolute. */
  filePath: string;
  /** Relative to the docs folder, with `/`. */
  sourcePath: string;
  text: string;
  /** The headings of the page that this one translates. */
  original: readonly OriginalHeading[];
  /** The folder of the page's language, relative to the docs folder. */
  folder?: string;
  /** Whether the page's language is written from right to left. */
  isRightToLeft?: boolean | undefined;
  /** For a translation: the folders of its locale and of the original, relative to the docs folder. */
  folders?: { own: string; original: string };
}

export interface CompileInput extends CompileFileInput {
  /** Prefix for the footnote ids of a fragment. */
  footnotePrefix?: string;
  /** The compiled fragments that the file imports, by the module name as written. */
  fragments: ReadonlyMap<string, CompiledSource>;
}

export interface CompileContext extends CodeFolders {
  highlighter: Highlighter;
  /** The folder of diagrams; without it, SVG images are not inlined. */
  publicDir?: string;
  code: CodeDefaults;
  definitionLists?: boolean;
  /** GitHub's rule by default. */
  headingIds?: HeadingIdRule;
  /** The absolute path of KaTeX; without it, the source of formulas is shown. */
  katexFile?: string | undefined;
  resolveImport: ImportResolver;
  /** The help text for an import that cannot be resolved. */
  explainImport(source: string): string;
  /** The modules of components that pages use without importing them, by name. */
  globalComponents: Readonly<Record<string, string>>;
  /** The `define` values of the site's bundler. */
  defines: DefinedNames;
  plugins: readonly MarkdownPlugin[];
}

/** A compiled page or fragment. */
export interface CompiledSource extends CompiledPage {
  /** Relative to the docs folder. */
  sourcePath: string;
  content: PageContent;
}

/** A source without frontmatter, normalized for the parser. */
export interface NormalizedText extends NormalizedSource {
  format: SourceFormat;
}
