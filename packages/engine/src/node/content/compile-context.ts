/** Owns what compiling needs besides the file itself, in a worker as in the dev server. */
import type { ResolvedConfig } from '../config/config.ts';
import type { CompileFileContext } from './compile-file.ts';
import type { CodeDefaults } from './highlight/code-block.ts';
import { createHighlighter } from './highlight/highlighter.ts';
import { createImportResolver } from './resolve-import.ts';

/** Plain data: it crosses processes. */
export interface CompileSettings {
  siteDir: string;
  docsDir: string;
  storeDir: string;
  code: CodeDefaults;
  alias: Readonly<Record<string, string>>;
  globalComponents: Readonly<Record<string, string>>;
}

export function createCompileSettings({
  siteDir,
  docsDir,
  cacheDir,
  markdown,
  alias,
  globalComponents,
}: ResolvedConfig): CompileSettings {
  return { siteDir, docsDir, storeDir: cacheDir, code: markdown, alias, globalComponents };
}

export async function createCompileContext({ alias, ...settings }: CompileSettings): Promise<CompileFileContext> {
  return { ...settings, resolveImport: createImportResolver(alias), highlighter: await createHighlighter() };
}
