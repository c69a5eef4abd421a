/** Owns a worker process: it compiles files and renders documents, a batch at a time. */
import { setTimeout } from 'node:timers/promises';
import type { BuildTask } from './build-workers.ts';
import { currentFiles } from './files/source-files.ts';
import { createLocalBuild } from './local-build.ts';
import type { Compile } from './markdown/compile-file.ts';
import type { RenderDocuments } from './render/render-job.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';
import type { WorkerReply, WorkerRequest } from './workers/protocol.ts';
import { toFailure } from './workers/worker-failure.ts';

function createHandler(
  onPage: (page: string) => void,
  whenFree: () => Promise<void>,
): (task: BuildTask) => Promise<unknown> {
  const local = createLocalBuild({ onPage, files: currentFiles });
  let compile: Compile | undefined;
  let render: RenderDocuments | undefined;
  return async (task) => {
    switch (task.kind) {
      case 'ready-compiler':
        await local.readyCompiler();
        // Nobody waits for it, and what fails fails again where the language is used, and is reported there.
        local.readyLanguages(whenFree).catch(() => undefined);
        return undefined;
      case 'set-up-compile':
        compile = local.openCompiler(task);
        return undefined;
      case 'compile': {
        const compileOne = compile;
        if (!compileOne) throw new Error('The worker was not set up to compile.');
        return Promise.all(task.files.map((file) => compileOne(file)));
      }
      case 'set-up-render':
        render = local.openRenderer(task.context);
        return undefined;
      case 'render':
        if (!render) throw new Error('The worker was not set up to render.');
        return render(task.jobs);
    }
  };
}

delayOptimizing();
const handle = createHandler((page) => reply({ status: 'working', page }), whenFree);

/** Resolves when what was asked for last is done: one call comes at a time. It holds no result, which may be large. */
let work: Promise<void> = Promise.resolve();

/** The work after which there was a rest. */
let rested = work;

/** After pages were compiled, the processor is left to whoever asked for them: a browser that shows one. */
const REST_MS = 1000;

/** Resolves when nothing is under way, and nothing was a moment ago. */
async function whenFree(): Promise<void> {
  while (rested !== work) {
    const seen = work;
    await seen;
    await setTimeout(REST_MS);
    if (seen === work) rested = seen;
  }
}

/** Whoever asked may be gone. */
function reply(message: WorkerReply) {
  process.send?.(message, undefined, undefined, (error) => error && process.exit());
}

function ignore() {}

async function handleAll(tasks: BuildTask[]): Promise<unknown> {
  let result: unknown;
  for (const task of tasks) result = await handle(task);
  return result;
}

process.on('message', async ({ tasks }: WorkerRequest<BuildTask>) => {
  const done = handleAll(tasks);
  if (tasks.some(({ kind }) => kind !== 'ready-compiler')) work = done.then(ignore, ignore);
  reply(
    await done.then(
      (result): WorkerReply => ({ status: 'done', result, memoryBytes: process.memoryUsage.rss() }),
      (error: unknown): WorkerReply => ({ status: 'failed', failure: toFailure(error) }),
    ),
  );
});

// The build has ended, whichever way.
process.on('disconnect', () => process.exit());
