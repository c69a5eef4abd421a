/** Owns a worker process: it compiles files and renders documents, a batch at a time. */
import { createCompileContext } from '../content/compile-context.ts';
import { type CompileFileContext, compileFile } from '../content/compile-file.ts';
import { createDocumentRenderer, type DocumentRenderer } from '../render/document-renderer.ts';
import type { WorkerReply, WorkerRequest, WorkerTask } from './protocol.ts';

function createHandler(): (task: WorkerTask) => Promise<unknown> {
  let compileContext: CompileFileContext | undefined;
  let renderer: DocumentRenderer | undefined;
  return async (task) => {
    switch (task.kind) {
      case 'set-up-compile':
        compileContext = await createCompileContext(task);
        return undefined;
      case 'compile': {
        if (!compileContext) throw new Error('The worker was not set up to compile.');
        const pages = [];
        for (const file of task.files) pages.push(await compileFile(file, compileContext));
        return pages;
      }
      case 'set-up-render':
        renderer = createDocumentRenderer(task.context);
        return undefined;
      case 'render': {
        if (!renderer) throw new Error('The worker was not set up to render.');
        return task.jobs.map(renderer.write);
      }
    }
  };
}

const handle = createHandler();

process.on('message', async ({ task }: WorkerRequest) => {
  const reply: WorkerReply = await handle(task).then(
    (result) => ({ status: 'done', result }),
    (error: unknown) => ({
      status: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  // Whoever asked may be gone.
  process.send?.(reply, undefined, undefined, (error) => error && process.exit());
});

// The build has ended, whichever way.
process.on('disconnect', () => process.exit());
