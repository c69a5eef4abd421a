/** Creates the context for compiling pages from a configuration, in workers and in the dev server. */
import {
  type CompileContext,
  createLazyHighlighter,
  FEATURES,
  type Highlighter,
  renameLanguages,
} from '@quire/markdown';
import type { QuirePlugin } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashData } from '../files/hash-data.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { describeMarkdownPlugins } from '../plugins/markdown-hooks.ts';
import { listMarkdownPlugins } from './built-in-markdown.ts';
import type { CompilePageContext } from './compile-page.ts';
import { explainImport } from './explain-import.ts';
import { findKatex, type KatexModule } from './find-katex.ts';
import { createImportResolver, getImportNames, type ImportNames } from './resolve-import.ts';

/** The parts of a configuration that affect compiled pages. */
export interface CompileSettings
  extends Omit<CompileContext, 'highlighter' | 'katexFile' | 'resolveImport' | 'explainImport'> {
  storeDir: string;
  katex?: KatexModule | undefined;
  imports: ImportNames;
}

export function createCompileSettings(config: ResolvedConfig): CompileSettings {
  const { siteDir, codeDirs, publicDir, docsDir, cacheDir, markdown, globalComponents, defines } = config;
  const plugins = listMarkdownPlugins(config);
  const imports = getImportNames(config);
  const folders = { siteDir, docsDir, codeDirs, publicDir };
  const { definitionLists, headingIds, formulas, ...code } = markdown;
  const katex = formulas ? findKatex(siteDir) : undefined;
  const shown = { code, definitionLists, headingIds, katex };
  return { ...folders, storeDir: cacheDir, ...shown, imports, globalComponents, defines, plugins };
}

/** The part of a page's key that does not depend on its text. */
export function hashSettings(config: ResolvedConfig): string {
  // The location of the store does not matter, and functions of plugins are identified by the version and options of the plugin.
  const { storeDir: _, plugins: _plugins, ...settings } = createCompileSettings(config);
  const plugins = describeMarkdownPlugins(listPlugins<QuirePlugin>(FEATURES, config.plugins));
  return hashData([settings, plugins, config.engineHash]);
}

export function createCompileContext(
  { imports, katex, ...settings }: CompileSettings,
  highlighter: Highlighter = createLazyHighlighter(),
): CompilePageContext {
  return {
    ...settings,
    katexFile: katex?.file,
    resolveImport: createImportResolver(imports),
    explainImport: (source) => explainImport(source, settings.siteDir),
    highlighter: renameLanguages(highlighter, settings.code.langAlias),
  };
}
