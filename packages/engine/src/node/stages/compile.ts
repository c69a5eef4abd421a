/** Stage "compile": compiles all pages, or loads unchanged ones from the store. */
import type { CompiledPage, ComponentImport } from '@quire/markdown';
import { createWarning, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { withKnownProblems } from '../check/known-problems.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Compile } from '../content/compile-page.ts';
import { createContent } from '../content/content.ts';
import { openStore } from '../content/content-store.ts';
import { collectImports } from '../content/create-page.ts';
import { type GitDates, loadDates } from '../content/git-dates.ts';
import type { Page } from '../content/page.ts';
import { listPublished, publishPages } from '../content/publication.ts';
import type { ScannedPages } from '../content/scan.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { SourceIndex } from '../content/source-index.ts';
import { makesPages } from '../content/virtual-pages.ts';
import { listUnique, rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { addBundleErrors } from './bundle.ts';

export interface BuiltContent {
  pages: readonly Page[];
  /** Pages that are not published. */
  drafts: readonly Page[];
  /** All components that pages import, each once, in a stable order. */
  imports: ComponentImport[];
  /** The date of each file's last change, if pages show it. */
  dates: GitDates;
  /** The number of pages from the store. */
  reused: number;
  /** All files other than pages that pages were compiled from, with their hashes. */
  dependencies: CompiledPage['dependencies'];
  warnings: Diagnostic[];
}

/** @throws UserError with every error of every page, and those of the scan */
export async function compilePages(
  { files, errors: ofScan }: ScannedPages,
  config: ResolvedConfig,
  compile: Compile,
): Promise<BuiltContent> {
  const loading = loadDates(config);
  const store = openStore(config.cacheDir);
  const sound = new Map<string, CompiledPage>();
  let reused = 0;
  const content = createContent(config, {
    async compile(input) {
      const page = await compile(input);
      if (page.errors.length === 0) sound.set(input.key, page);
      return page;
    },
    files,
    findStored(key) {
      const page = store.find(key);
      if (page) sound.set(key, page);
      reused += page ? 1 : 0;
      return page;
    },
  });
  const written = await content.compile(files);
  const dates = await loading;
  const warnings = dates.warning ? [createWarning('git', dates.warning)] : [];
  content.setDates(dates.dates);
  const compiled = [...written];
  const listErrors = () => [...ofScan, ...listPageErrors(compiled, config)];
  const rejectFound = async () => rejectErrors(listErrors());
  try {
    // With missing pages, plugins would create incomplete virtual pages, which causes misleading errors.
    if (makesPages(config)) {
      const { published, drafts } = publishPages(compiled, config);
      await withKnownProblems({ pages: published, drafts, warnings, isPartial: true }, config, rejectFound);
    }
    await content.makePages();
    compiled.push(...(await content.compile(listVirtual(content.getSources()))));
    const { pages, drafts } = await content.snapshot();
    // Includes the checks that are already possible, so that one run reports as many problems as it can.
    await withKnownProblems({ pages, drafts, warnings }, config, rejectFound);
    store.save(sound);
    const dependencies = compiled.flatMap((page) => page.dependencies);
    return { pages, drafts, imports: collectImports(pages), dates, dependencies, reused, warnings };
  } catch (error) {
    store.add(sound);
    const all = error instanceof UserError ? new UserError(listUnique([...listErrors(), ...error.diagnostics])) : error;
    throw await addBundleErrors(all, listPublished(compiled, config), config);
  }
}

function listPageErrors(pages: readonly Page[], config: ResolvedConfig): Diagnostic[] {
  return listPublished(pages, config).flatMap(({ errors }) => errors);
}

/** Includes translations of virtual pages, whose heading ids depend on them. */
function listVirtual(sources: SourceIndex): SourceFile[] {
  return [...sources.files.values()].filter((file) => file.virtual ?? sources.findOriginal(file)?.virtual);
}
