/**
 * Owns the thread beside a build: it highlights code while pages are parsed, and then renders a part of the documents and
 * emits a part of the search.
 */
import { parentPort } from 'node:worker_threads';
import { createKeptFiles } from './files/source-files.ts';
import type { Highlighter } from './markdown/highlight/highlighter.ts';
import { readyLanguages } from './markdown/highlight/ready-languages.ts';
import type { HighlightTask } from './markdown/highlight/threaded-highlighter.ts';
import type { RenderDocuments } from './render/render-job.ts';
import type { RenderTask } from './render/threaded-renderer.ts';
import type { SearchTask } from './search/threaded-search.ts';
import type { ThreadReply, ThreadRequest } from './workers/side-thread.ts';
import { toFailure } from './workers/worker-failure.ts';

/** Those that make it ready load what it needs for its work, before there is any. */
export type ThreadTask = { kind: 'ready-highlighter' | 'ready-renderer' } | HighlightTask | RenderTask | SearchTask;

let highlighter: Promise<Highlighter> | undefined;
let render: RenderDocuments | undefined;

/** A thread that only renders does without. */
function loadHighlighter(): Promise<Highlighter> {
  highlighter ??= import('./markdown/highlight/highlighter.ts').then(({ createHighlighter }) => createHighlighter());
  return highlighter;
}

/** Whether there was anything else to do than to make the thread ready. */
let isAsked = false;

/** Resolves as long as there is nothing to do: what comes makes the languages ready that it needs. */
function whenFree(): Promise<void> {
  return isAsked ? new Promise(() => undefined) : Promise.resolve();
}

/** Not at once: whoever waits for code would wait for its modules too. */
function loadRenderer() {
  return import('./local-build.ts');
}

async function handle(task: ThreadTask): Promise<unknown> {
  switch (task.kind) {
    case 'ready-highlighter':
      // Nobody waits for it, and what fails fails again where the language is used.
      readyLanguages(await loadHighlighter(), whenFree).catch(() => undefined);
      return undefined;
    case 'highlight': {
      const { load, highlightLines } = await loadHighlighter();
      await load(task.languages);
      const lines = await Promise.all(task.blocks.map(({ code, language }) => highlightLines(code, language)));
      return lines.map((each) => each.join('\n'));
    }
    case 'ready-renderer':
      await loadRenderer();
      return undefined;
    case 'set-up-render': {
      const { createLocalBuild } = await loadRenderer();
      render = createLocalBuild({ files: createKeptFiles() }).openRenderer(task.context);
      return undefined;
    }
    case 'render':
      if (!render) throw new Error('The thread was not set up to render.');
      return render(task.jobs);
    case 'emit-search': {
      const { emitSearchRoot } = await import('./search/search-root.ts');
      return emitSearchRoot(task.root);
    }
  }
}

async function answer({ id, task }: ThreadRequest<ThreadTask>): Promise<ThreadReply> {
  try {
    return { id, result: await handle(task) };
  } catch (error) {
    return { id, failure: toFailure(error) };
  }
}

// One after the other: which languages are ready when a block is highlighted does not depend on chance.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest<ThreadTask>) => {
  isAsked ||= !request.task.kind.startsWith('ready-');
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
