/** Owns the work of a build that is done by worker processes: compiling files and rendering documents. */
import type { CompileSettings } from './markdown/compile-context.ts';
import type { Compile, CompileFileInput } from './markdown/compile-file.ts';
import type { CompiledPage } from './markdown/compiled-page.ts';
import type { RenderContext, RenderDocuments, RenderedDocument, RenderJob } from './render/render-job.ts';
import type { EmitRootThere } from './search/search-root.ts';
import { gatherBatches } from './workers/gather-batches.ts';
import { createPool, type Pool } from './workers/pool.ts';
import { createTurns } from './workers/turns.ts';
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
  openCompiler(settings: CompileSettings): Compile;
  openRenderer(context: RenderContext): RenderDocuments;
  /** Batches that keep all workers busy. */
  readonly concurrency: number;
  /** Loads what renders, where nothing else is done meanwhile. */
  readyRenderer(): void;
  /** Whether it compiles in the memory of whoever asks. */
  readonly isHere?: boolean;
  /** Emits the search of a locale in another thread, where there is one that has nothing else to do. */
  emitSearchRoot?: EmitRootThere;
  /** Ends all work, finished or not. Resolves when nothing is written any more. */
  close(): Promise<void>;
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
      const turns = createTurns(concurrency);
      return gatherBatches(COMPILE_BATCH, (files: CompileFileInput[]) => {
        // A page that somebody has saved or asked for does not wait for all others.
        const isUrgent = files.length < COMPILE_BATCH;
        return turns.take(() => pool.run<CompiledPage[]>({ kind: 'compile', files }), isUrgent);
      });
    },
    openRenderer(context) {
      pool.setUp({ kind: 'set-up-render', context });
      return (jobs) => pool.run<RenderedDocument[]>({ kind: 'render', jobs });
    },
    readyRenderer: () => undefined,
    close: pool.close,
  };
}
