/** Owns what compiling needs besides the file itself, in a worker as in the dev server. */
import type { HeadingIdRule } from '../config/markdown-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashContent } from '../files/hash.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { describeMarkdownPlugins } from '../plugins/markdown-hooks.ts';
import type { QuirePlugin } from '../plugins/plugin.ts';
import { listMarkdownPlugins } from './built-in-plugins.ts';
import type { CodeFolders } from './code-file.ts';
import type { CompileFileContext } from './compile-file.ts';
import { findKatex, type KatexModule } from './find-katex.ts';
import type { CodeDefaults } from './highlight/code-block.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import { createLazyHighlighter, renameLanguages } from './highlight/lazy-highlighter.ts';
import type { DefinedNames } from './module-names.ts';
import { createImportResolver, getImportNames, type ImportNames } from './resolve-import.ts';

/** What of a configuration goes into compiled pages. */
export interface CompileSettings extends CodeFolders {
  publicDir?: string;
  storeDir: string;
  code: CodeDefaults;
  /** On unless it says otherwise. */
  definitionLists?: boolean;
  /** The rule of GitHub unless it says otherwise. */
  headingIds?: HeadingIdRule;
  katex?: KatexModule | undefined;
  imports: ImportNames;
  globalComponents: Readonly<Record<string, string>>;
  defines: DefinedNames;
  plugins: readonly QuirePlugin[];
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

/** What the key of every page is made of besides its text. */
export function hashSettings(config: ResolvedConfig): string {
  const { code, definitionLists, headingIds, katex, imports, globalComponents, defines, plugins } =
    createCompileSettings(config);
  const own = describeMarkdownPlugins(plugins);
  const settings = [code, definitionLists, headingIds, katex?.hash, imports, globalComponents, defines, own];
  return hashContent(JSON.stringify(settings), config.engineHash);
}

export interface CompileTools {
  /** One whose languages may be ready. */
  highlighter?: Highlighter;
  files: SourceFiles;
}

export function createCompileContext(
  { imports, ...settings }: CompileSettings,
  { highlighter = createLazyHighlighter(), files }: CompileTools,
): CompileFileContext {
  const renamed = renameLanguages(highlighter, settings.code.langAlias);
  return { ...settings, resolveImport: createImportResolver(imports), highlighter: renamed, files };
}
