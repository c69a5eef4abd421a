/** Owns where the work of a build is done: in its own process with a thread beside it, or by worker processes. */
import type { ThreadTask } from './build-thread.ts';
import { type BuildWorkers, createBuildWorkers } from './build-workers.ts';
import { BUILD_THREAD_FILE } from './files/engine-package.ts';
import { createKeptFiles } from './files/source-files.ts';
import { createLocalBuild } from './local-build.ts';
import { createThreadedHighlighter } from './markdown/highlight/threaded-highlighter.ts';
import { createThreadedRenderer, DOCUMENTS_MIN } from './render/threaded-renderer.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';
import { createSideThread } from './workers/side-thread.ts';

/**
 * Up to so many pages one process does with two thirds of the processor time of two, which each start, load and optimise
 * the same code; its memory peaks at 330 MB at 1,000 pages, and at up to 500 MB where the theme is bundled.
 */
const LOCAL_PAGES_MAX = 1500;

/** To compile fewer pages takes less time than to start a thread. */
const THREAD_PAGES_MIN = 8;

/** To render the documents of fewer pages in one thread takes less time than to load what renders them in another. */
const RENDER_THREAD_PAGES_MIN = 80;

/** How many pages wait for their code at once. Each is held in memory as the parser has read it. */
const PAGES_AT_ONCE = 64;

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
  const thread = createSideThread<ThreadTask>(BUILD_THREAD_FILE);
  const highlightsThere = changed >= THREAD_PAGES_MIN;
  // What fails here fails again where code is highlighted, and is done in the process then.
  if (isFirst && highlightsThere) thread.call({ kind: 'ready-highlighter' }).catch(() => undefined);
  const { openCompiler, openRenderer } = createLocalBuild({
    files: createKeptFiles(),
    ...(highlightsThere && { highlighter: createThreadedHighlighter(thread), pagesAtOnce: PAGES_AT_ONCE }),
  });
  const { close } = thread;
  if (pages < RENDER_THREAD_PAGES_MIN)
    return { openCompiler, openRenderer, concurrency: 1, readyRenderer: () => undefined, close };
  return {
    openCompiler,
    openRenderer: (context) => createThreadedRenderer(openRenderer(context), context, thread),
    concurrency: 2,
    readyRenderer() {
      // What fails here fails again where something is rendered, and is done in the process then.
      if (changed >= DOCUMENTS_MIN) thread.call({ kind: 'ready-renderer' }).catch(() => undefined);
    },
    close,
  };
}
