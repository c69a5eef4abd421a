/** The main entry: compiles a source, or reads parts of one. */
export { listContainerNames } from './call-plugins.ts';
export type { CodeFolders } from './code-file.ts';
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
export {
  type ExpressionPage,
  findExpressions,
  findInStatements,
  findProperty,
  findUnknownNames,
  type NamePlace,
} from './expression-places.ts';
export { FEATURES } from './features.ts';
export {
  checkFields,
  type Frontmatter,
  findWrittenFields,
  getWrittenFrontmatter,
  parseFrontmatter,
} from './frontmatter.ts';
export type { Heading, SourceHeading } from './heading.ts';
export type { Highlighter } from './highlight/highlighter.ts';
export { createLazyHighlighter, renameLanguages } from './highlight/lazy-highlighter.ts';
export type { ImportResolver } from './import-resolver.ts';
export { encodeParens, formatMarkdownLink } from './markdown-link.ts';
export type { ExpressionValues } from './markdown-version/attribute-values.ts';
export { formatMarkdown, type MarkdownContext, type MarkdownRenderer } from './markdown-version/format-markdown.ts';
export type { FormatMarkdown, MarkdownElement } from './markdown-version/markdown-element.ts';
export { formatTargetKey } from './markdown-version/written-targets.ts';
export type { ComponentImport, MdxContent, PageContent } from './page-content.ts';
export { createPageStub } from './page-stub.ts';
export { hashCode, hashSections } from './section-hashes.ts';
export type { CodeUse, ImageUse, ImportPlace, LinkUse, SectionHash } from './source-references.ts';
export { CLIENT_CALL, findComponentUses } from './syntax/component-uses.ts';
export { type HeadingIdRule, writeSlug } from './syntax/heading-ids.ts';
export { findModuleSources } from './syntax/import-statements.ts';
export { findDemoSources, mapTextLines } from './syntax/source-lines.ts';
