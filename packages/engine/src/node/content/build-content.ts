/** Owns the content of a build: every page compiled, from the store where nothing has changed. */
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createWarning } from '../diagnostics/diagnostic.ts';
import { rejectErrors } from '../diagnostics/user-error.ts';
import { type CompileSettings, createCompileSettings } from '../markdown/compile-context.ts';
import type { CompileFiles } from '../markdown/compile-file.ts';
import { openStore } from '../markdown/content-store.ts';
import { createContent } from './content.ts';
import { loadGitDates } from './git-dates.ts';
import type { Page, SourceFile } from './page.ts';

export interface BuiltContent {
  pages: readonly Page[];
  /** Every component that some page imports, each once, in a stable order. */
  imports: ComponentImport[];
  /** How many pages came from the store. */
  reused: number;
  warnings: Diagnostic[];
}

/** @throws UserError with every error of every page */
export async function buildContent(
  files: SourceFile[],
  config: ResolvedConfig,
  openCompiler: (settings: CompileSettings) => CompileFiles,
): Promise<BuiltContent> {
  const gitDates = config.lastUpdated ? loadGitDates(config.docsDir) : { dates: new Map<string, string>() };
  const store = openStore(config.cacheDir);
  const compile = openCompiler(createCompileSettings(config));
  const content = createContent(config, { compile, files, findStored: store.find });
  const compiled = await content.compile(files);
  rejectErrors(compiled.flatMap(({ page }) => page.errors));
  store.save(new Map(compiled.map(({ key, page }) => [key, page])));
  const { dates, warning } = { warning: undefined, ...(await gitDates) };
  content.setDates(dates);
  return {
    pages: (await content.snapshot()).pages,
    imports: content.listImports(),
    reused: compiled.filter(({ isReused }) => isReused).length,
    warnings: warning ? [createWarning('git', warning)] : [],
  };
}
