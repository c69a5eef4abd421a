/** Owns where the work of a build is done, in its own process or by workers: compiling files and rendering documents. */
import { createLocalBuild } from './local-build.ts';
import type { CompileSettings } from './markdown/compile-context.ts';
import type { CompileFileInput, CompileFiles } from './markdown/compile-file.ts';
import type { CompiledPage } from './markdown/compiled-page.ts';
import { createThreadedHighlighter } from './markdown/highlight/threaded-highlighter.ts';
import type { RenderContext, RenderDocuments, RenderedDocument, RenderJob } from './render/render-job.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';
import { createPool, type Pool, runBatches } from './workers/pool.ts';
import { startWorker, type WorkerProcess } from './workers/worker-process.ts';

export type BuildTask =
  | { kind: 'ready-compiler' }
  | ({ kind: 'set-up-compile' } & CompileSettings)
  | { kind: 'compile'; files: CompileFileInput[] }
  | { kind: 'set-up-render'; context: RenderContext }
  | { kind: 'render'; jobs: RenderJob[] };

/** Files that one message to a worker carries. */
const COMPILE_BATCH = 24;

export interface BuildWorkers {
  openCompiler(settings: CompileSettings): CompileFiles;
  openRenderer(context: RenderContext): RenderDocuments;
  /** Batches that keep all workers busy. */
  readonly concurrency: number;
  /** Ends all work, finished or not. Resolves when nothing is written any more. */
  close(): Promise<void>;
}

/**
 * Up to so many pages one process does with two thirds of the processor time of two, which each start, load and optimise
 * the same code; its memory peaks at 330 MB at 1,000 pages, and at up to 500 MB where the theme is bundled.
 */
const LOCAL_PAGES_MAX = 1500;

/** To compile fewer pages takes less time than to start a thread. */
const THREAD_PAGES_MIN = 8;

/** How many pages wait for their code at once. Each is held in memory as the parser has read it. */
const PAGES_AT_ONCE = 32;

export interface SiteWork {
  pages: number;
  /** How many of them are not as the last build has read them. */
  changed: number;
  /** Whether nothing has been compiled before. */
  isFirst: boolean;
}

/** The same work in the same bytes: without workers where the site is small enough. */
export function createSiteWorkers({ pages, changed, isFirst }: SiteWork): BuildWorkers {
  if (pages > LOCAL_PAGES_MAX) return createBuildWorkers(pages);
  delayOptimizing(pages);
  const highlighter = changed < THREAD_PAGES_MIN ? undefined : createThreadedHighlighter();
  if (isFirst) highlighter?.start();
  const { openCompiler, openRenderer } = createLocalBuild(highlighter && { highlighter, pagesAtOnce: PAGES_AT_ONCE });
  return { openCompiler, openRenderer, concurrency: 1, close: async () => highlighter?.close() };
}

/**
 * A process that makes itself ready to compile while its caller reads what is to be compiled.
 *
 * @param started it, where it was started before
 */
export function startCompileWorker(started?: WorkerProcess): BuildWorkers {
  let first = started;
  const pool = createPool<BuildTask>(1, () => {
    const worker = first ?? startWorker();
    first = undefined;
    return worker;
  });
  // What fails here fails again where something is compiled, and is reported there.
  pool.run({ kind: 'ready-compiler' }).catch(() => undefined);
  return openPool(pool);
}

/** @param items how many things there are to do in all */
export function createBuildWorkers(items: number): BuildWorkers {
  return openPool(createPool<BuildTask>(items));
}

function openPool(pool: Pool<BuildTask>): BuildWorkers {
  const concurrency = pool.size * 2;
  return {
    concurrency,
    openCompiler(settings) {
      pool.setUp({ kind: 'set-up-compile', ...settings });
      return (files) =>
        runBatches(files, { size: COMPILE_BATCH, concurrency }, (batch) =>
          pool.run<CompiledPage[]>({ kind: 'compile', files: batch }),
        );
    },
    openRenderer(context) {
      pool.setUp({ kind: 'set-up-render', context });
      return (jobs) => pool.run<RenderedDocument[]>({ kind: 'render', jobs });
    },
    close: pool.close,
  };
}
