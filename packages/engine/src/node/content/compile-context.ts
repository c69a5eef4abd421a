/** Creates the context for compiling pages from a configuration. */
import { createLazyHighlighter, FEATURES, type Highlighter, renameLanguages } from '@quire/markdown';
import type { QuirePlugin } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashData } from '../files/hash-data.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { describeMarkdownPlugins } from '../plugins/markdown-hooks.ts';
import { listMarkdownPlugins } from './built-in-markdown.ts';
import type { CompilePageContext } from './compile-page.ts';
import { explainImport } from './explain-import.ts';
import { findKatex } from './find-katex.ts';
import { createImportResolver } from './resolve-import.ts';

/** The parts of a configuration that affect compiled pages, as plain data. */
function pickSettings(config: ResolvedConfig) {
  const { siteDir, codeDirs, publicDir, docsDir, markdown, globalComponents, foreign } = config;
  const { definitionLists, headingIds, formulas, ...code } = markdown;
  const katex = formulas ? findKatex(siteDir) : undefined;
  const shown = { code, definitionLists, headingIds, katex };
  return {
    siteDir,
    docsDir,
    codeDirs,
    publicDir,
    ...shown,
    globalComponents,
    defines: foreign.defines ?? {},
  };
}

/** The part of a page's key that does not depend on its text. Functions of plugins are identified by version and options. */
export function hashSettings(config: ResolvedConfig): string {
  const { alias, tsconfig, engineHash } = config;
  const plugins = describeMarkdownPlugins(listPlugins<QuirePlugin>(FEATURES, config.plugins));
  return hashData([pickSettings(config), alias, tsconfig.paths, plugins, engineHash]);
}

/** @param storeDir the folder of the content store */
export function createCompileContext(
  config: ResolvedConfig,
  storeDir = config.cacheDir,
  highlighter: Highlighter = createLazyHighlighter(),
): CompilePageContext {
  const { katex, ...settings } = pickSettings(config);
  return {
    ...settings,
    storeDir,
    plugins: listMarkdownPlugins(config),
    katexFile: katex?.file,
    resolveImport: createImportResolver(config),
    explainImport: (source) => explainImport(source, settings.siteDir),
    highlighter: renameLanguages(highlighter, settings.code.langAlias),
  };
}
