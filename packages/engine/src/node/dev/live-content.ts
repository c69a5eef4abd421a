/** The content of a site in the dev server: pages are compiled when they are requested or saved. */
import { join } from 'node:path';
import type { PageContent } from '@quire/markdown';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { compileWith, openBuildExecutor } from '../build-executor.ts';
import { applySeverities } from '../check/apply-severities.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type Content, createContent } from '../content/content.ts';
import { loadContent } from '../content/content-store.ts';
import { loadGitDates } from '../content/git-dates.ts';
import type { Page } from '../content/page.ts';
import type { SourceFile } from '../content/source-file.ts';
import { listErrors } from '../diagnostics/diagnostic-lists.ts';

export interface LiveContent extends Pick<Content, 'snapshot' | 'listImports' | 'listDependencies'> {
  /** Compiles a page if necessary; undefined if the file does not exist. */
  compile(sourcePath: string): Promise<Page | undefined>;
  compileAll(isWanted?: (file: SourceFile) => boolean): Promise<void>;
  /** The content of a compiled page. */
  loadText(key: string): PageContent;
  /** Records files that were added, changed or removed. */
  update(filePaths: string[]): void;
  /** Compiles changed pages, so that the next snapshot contains them. */
  settle(): Promise<void>;
  /** Compiles any page if none was compiled yet, to warm up the compiler for the first request. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface LiveContentEvents {
  /** Called when a page was saved, with its errors. */
  onSaved(sourcePath: string, errors: Diagnostic[]): void;
  onRemoved(file: SourceFile): void;
}

/**
 * @param workDir a folder for compiled pages
 * @param events called whether or not the page is open
 */
export function createLiveContent(
  config: ResolvedConfig,
  workDir: string,
  { onSaved, onRemoved }: LiveContentEvents,
): LiveContent {
  const storeDir = join(workDir, 'pages');
  let compiler: ReturnType<typeof openCompiler> | undefined;
  const openCompiler = () => {
    const pages = content.getSources().files.size;
    const executor = openBuildExecutor({ pages, config });
    return { close: executor.close, run: compileWith(executor, config, storeDir) };
  };
  const content = createContent(config, {
    compile(file) {
      compiler ??= openCompiler();
      return compiler.run(file);
    },
  });
  const changed = new Set<string>();
  const added = new Set<string>();
  let settled = Promise.resolve();
  if (config.lastUpdated) void loadGitDates(config.docsDir).then(({ dates }) => content.setDates(dates));

  async function compile(sourcePath: string): Promise<Page | undefined> {
    changed.delete(sourcePath);
    const file = content.getSources().files.get(sourcePath);
    if (!file) return undefined;
    return (await content.compile([file])).find((page) => page.sourcePath === sourcePath);
  }

  /** Ignores errors of the whole site, such as duplicate routes, which are reported on the next request. */
  function listAdded(): string[] {
    try {
      return [...added].flatMap((filePath) => content.getSources().findByFilePath(filePath)?.sourcePath ?? []);
    } catch {
      return [];
    } finally {
      added.clear();
    }
  }

  async function compileSaved(sourcePath: string) {
    const { errors = [], warnings = [] } = (await compile(sourcePath)) ?? {};
    onSaved(sourcePath, [...errors, ...listErrors(applySeverities(warnings, config))]);
  }

  return {
    snapshot: content.snapshot,
    listImports: content.listImports,
    listDependencies: content.listDependencies,
    compile,
    async compileAll(isWanted = () => true) {
      await content.compile([...content.getSources().files.values()].filter(isWanted));
    },
    loadText: (key) => loadContent(storeDir, key),
    update(filePaths) {
      const changes = content.update(filePaths);
      for (const { sourcePath } of changes.changed) changed.add(sourcePath);
      for (const filePath of changes.added) added.add(filePath);
      for (const file of changes.removed) onRemoved(file);
    },
    settle() {
      settled = settled.then(async () => {
        // A removed file is part of the next change.
        for (const sourcePath of [...changed, ...listAdded()]) await compileSaved(sourcePath).catch(() => undefined);
      });
      return settled;
    },
    async warmUp() {
      const [first] = content.getSources().files.values();
      if (!compiler && first) await content.compileAhead(first);
    },
    close: async () => compiler?.close(),
  };
}
