/** Decides where pages are compiled and rendered: in this process, or in worker processes on larger sites. */
import { availableParallelism } from 'node:os';
import type { CompiledPage } from '@quire/markdown';
import { type BuildTask, createTaskHandler } from './build-tasks.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { hashSettings } from './content/compile-context.ts';
import type { Compile } from './content/compile-page.ts';
import type { RenderContext, RenderDocuments, RenderedDocument } from './render/render-job.ts';
import { createExecutor, type Executor } from './workers/executor.ts';
import { watchPages } from './workers/page-watch.ts';
import { handleInTurn, type TaskHandler, type TaskWorker, type WorkerTask } from './workers/protocol.ts';
import { startWorker } from './workers/worker-process.ts';

export type BuildExecutor = Executor<BuildTask>;

/**
 * Pages for each worker process. Each process loads and optimizes the same code. From 500 pages on, two workers take about the same
 * to 1.3 times the processor time of one process, and two thirds to five sixths of the time (docs/adr/0005-workers-are-processes.md).
 */
const PAGES_PER_WORKER = 250;

export interface ExecutorOptions {
  /** The number of pages to compile. */
  pages: number;
  config: ResolvedConfig;
}

export function openBuildExecutor(options: ExecutorOptions): BuildExecutor {
  const workers = Math.min(availableParallelism(), Math.floor(options.pages / PAGES_PER_WORKER));
  return workers > 1
    ? createExecutor(workers, startWorker<BuildTask>)
    : createExecutor(1, () => startHere(options.config));
}

function startHere(config: ResolvedConfig): TaskWorker<BuildTask> {
  const { setPage, close } = watchPages(config.cacheDir);
  const handle = createTaskHandler({ loadConfig: async () => config, onPage: setPage });
  return createLocalWorker((task) => handle(task).finally(() => setPage()), close);
}

/** @param storeDir the folder of the content store */
export function compileWith(executor: BuildExecutor, config: ResolvedConfig, storeDir = config.cacheDir): Compile {
  executor.setUp({ kind: 'set-up-compile', siteDir: config.siteDir, settings: hashSettings(config), storeDir });
  return (page) => executor.run<CompiledPage>({ kind: 'compile', page });
}

export function renderWith(
  executor: BuildExecutor,
  { siteDir }: ResolvedConfig,
  context: RenderContext,
): RenderDocuments {
  executor.setUp({ kind: 'set-up-render', siteDir, context });
  return (jobs) => executor.run<RenderedDocument[]>({ kind: 'render', jobs });
}

/** Runs tasks in this process. */
function createLocalWorker<Task extends WorkerTask>(handle: TaskHandler<Task>, onEnd: () => void): TaskWorker<Task> {
  let work: Promise<unknown> = Promise.resolve();
  return {
    memoryBytes: 0,
    hasEnded: false,
    call(tasks) {
      const done = handleInTurn(tasks, handle);
      work = done.catch(() => undefined);
      return done;
    },
    async end() {
      await work;
      onEnd();
    },
  };
}
