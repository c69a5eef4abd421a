/** Owns what compiling needs besides the file itself, in a worker as in the dev server. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { CodeFolders } from './code-file.ts';
import type { CompileFileContext } from './compile-file.ts';
import type { CodeDefaults } from './highlight/code-block.ts';
import { createLazyHighlighter, renameLanguages } from './highlight/lazy-highlighter.ts';
import { createImportResolver, type ImportNames } from './resolve-import.ts';

/** Plain data: it crosses processes. */
export interface CompileSettings extends CodeFolders {
  publicDir?: string;
  storeDir: string;
  code: CodeDefaults;
  imports: ImportNames;
  globalComponents: Readonly<Record<string, string>>;
}

export function createCompileSettings({
  siteDir,
  repositoryDir,
  publicDir,
  docsDir,
  cacheDir,
  markdown,
  alias,
  importPaths,
  globalComponents,
}: ResolvedConfig): CompileSettings {
  const imports = { alias, paths: importPaths };
  const folders = { siteDir, docsDir, repositoryDir, publicDir };
  return { ...folders, storeDir: cacheDir, code: markdown, imports, globalComponents };
}

export function createCompileContext({ imports, ...settings }: CompileSettings): CompileFileContext {
  const highlighter = renameLanguages(createLazyHighlighter(), settings.code.langAlias);
  return { ...settings, resolveImport: createImportResolver(imports), highlighter };
}
