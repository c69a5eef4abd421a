/** The main entry: compiles a source, or reads parts of one. */
export { listContainerNames } from './call-plugins.ts';
export { type CodeFolders, dedent, loadCodeFile } from './code-file.ts';
export type { CodeProjects } from './code-project.ts';
export { compileFile } from './compile-file.ts';
export type {
  Container,
  ContainerElement,
  ContainerPart,
  Fence,
  HighlightedFence,
  MarkdownHooks,
  MarkdownPlugin,
  SourcePage,
} from './compile-hooks.ts';
export { type CompiledPage, createEmptyPage, createFailedPage } from './compiled-page.ts';
export type { CompileContext, CompiledSource, CompileFileInput } from './compiled-source.ts';
export { FEATURES } from './features.ts';
export {
  blankFrontmatter,
  checkFields,
  type Frontmatter,
  findWrittenFields,
  getWrittenFrontmatter,
  parseFrontmatter,
  readFrontmatterBlock,
} from './frontmatter.ts';
export type { Heading } from './heading.ts';
export type { Highlighter } from './highlight/highlighter.ts';
export { createLazyHighlighter, renameLanguages } from './highlight/lazy-highlighter.ts';
export type { ImportResolver } from './import-resolver.ts';
export { encodeParens, formatMarkdownLink } from './markdown-link.ts';
export type { ComponentImport, MdxContent, PageContent } from './page-content.ts';
export { hashCode, hashSections } from './section-hashes.ts';
export type { LoadedText, SourceFiles } from './source-files.ts';
export { listSourceParts, type SourcePart } from './source-parts.ts';
export type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash, SourcePoint } from './source-references.ts';
export { maskUrlEnds } from './syntax/bare-urls.ts';
export { CLIENT_CALL, findComponentUses } from './syntax/component-uses.ts';
export { maskFormulas } from './syntax/formulas.ts';
export { type HeadingIdRule, writeSlug } from './syntax/heading-ids.ts';
export type { SourceHeading } from './syntax/headings.ts';
export { findImports, findModuleSources, parseImports } from './syntax/import-statements.ts';
export { normalizeSource } from './syntax/normalize.ts';
export { getSourceFormat, type SourceFormat } from './syntax/source-format.ts';
export { findDemoSources, mapTextLines } from './syntax/source-lines.ts';
