/** Owns a worker process: it compiles files and renders documents, a batch at a time. */
import { setFlagsFromString } from 'node:v8';
import { createCompileContext } from '../content/compile-context.ts';
import { type CompileFileContext, compileFile } from '../content/compile-file.ts';
import { createDocumentRenderer, type DocumentRenderer } from '../render/document-renderer.ts';
import type { WorkerReply, WorkerRequest, WorkerTask } from './protocol.ts';
import { toFailure } from './worker-failure.ts';

type Handler = (task: WorkerTask, onPage: (page: string) => void) => Promise<unknown>;

function createHandler(): Handler {
  let compileContext: CompileFileContext | undefined;
  let renderer: DocumentRenderer | undefined;
  return async (task, onPage) => {
    switch (task.kind) {
      case 'set-up-compile':
        compileContext = await createCompileContext(task);
        return undefined;
      case 'compile': {
        if (!compileContext) throw new Error('The worker was not set up to compile.');
        const pages = [];
        for (const file of task.files) {
          onPage(file.sourcePath);
          pages.push(await compileFile(file, compileContext));
        }
        return pages;
      }
      case 'set-up-render':
        renderer = createDocumentRenderer(task.context);
        return undefined;
      case 'render': {
        const documents = renderer;
        if (!documents) throw new Error('The worker was not set up to render.');
        return task.jobs.map((job) => {
          onPage(job.outputFile);
          return documents.write(job);
        });
      }
    }
  };
}

/** The newest V8 that was looked at; a later one may not have the flag, and would say so on the terminal. */
const V8_MAJOR_MAX = 13;

/**
 * How much code of a function runs, in bytes, before V8 looks whether to optimise it: four times its default. A worker
 * lives for seconds, and does not earn back what optimising early costs: 4 % of the processor time of 1,000 pages.
 */
const INTERRUPT_BUDGET_BYTES = 528_000;

if (Number.parseInt(process.versions.v8, 10) <= V8_MAJOR_MAX)
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`);

const handle = createHandler();

/** Whoever asked may be gone. */
function reply(message: WorkerReply) {
  process.send?.(message, undefined, undefined, (error) => error && process.exit());
}

process.on('message', async ({ task }: WorkerRequest) => {
  const done = handle(task, (page) => reply({ status: 'working', page }));
  reply(
    await done.then(
      (result): WorkerReply => ({ status: 'done', result, memoryBytes: process.memoryUsage.rss() }),
      (error: unknown): WorkerReply => ({ status: 'failed', failure: toFailure(error) }),
    ),
  );
});

// The build has ended, whichever way.
process.on('disconnect', () => process.exit());
