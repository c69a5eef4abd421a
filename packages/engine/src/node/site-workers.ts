/** Owns where the work of a build is done: in its own process with a thread beside it, or by worker processes. */
import { type BuildWorkers, createBuildWorkers } from './build-workers.ts';
import { createKeptFiles } from './files/source-files.ts';
import { createLocalBuild } from './local-build.ts';
import { createThreadedHighlighter } from './markdown/highlight/threaded-highlighter.ts';
import { createThreadedRenderer, DOCUMENTS_MIN } from './render/threaded-renderer.ts';
import { createThreadedEmitter } from './search/threaded-search.ts';
import { highlightsThere, type SiteThread, type SiteWork } from './site-thread.ts';

/** To render the documents of fewer pages in one thread takes less time than to load what renders them in another. */
const RENDER_THREAD_PAGES_MIN = 80;

/** A site of up to so many pages waits for the code of all of them at once: no moment is left with nothing to parse. */
const ALL_AT_ONCE_MAX = 256;

/** How many pages of a larger one do. Each is held in memory as the parser has read it. */
const PAGES_AT_ONCE = 64;

/** The same work in the same bytes: without workers where there is a thread. */
export function createSiteWorkers(work: SiteWork, thread: SiteThread | undefined): BuildWorkers {
  const { pages, changed } = work;
  if (!thread) return createBuildWorkers(pages);
  const { openCompiler, openRenderer } = createLocalBuild({
    files: createKeptFiles(),
    ...(highlightsThere(work) && {
      highlighter: createThreadedHighlighter(thread),
      pagesAtOnce: pages <= ALL_AT_ONCE_MAX ? ALL_AT_ONCE_MAX : PAGES_AT_ONCE,
    }),
  });
  const { close } = thread;
  if (pages < RENDER_THREAD_PAGES_MIN)
    return { openCompiler, openRenderer, isHere: true, concurrency: 1, readyRenderer: () => undefined, close };
  const isThreadUsed = changed >= DOCUMENTS_MIN;
  return {
    openCompiler,
    isHere: true,
    openRenderer: (context) => createThreadedRenderer(openRenderer(context), context, thread),
    concurrency: 2,
    ...(isThreadUsed && { emitSearchRoot: createThreadedEmitter(thread) }),
    readyRenderer() {
      // What fails here fails again where something is rendered, and is done in the process then.
      if (isThreadUsed) thread.call({ kind: 'ready-renderer' }).catch(() => undefined);
    },
    close,
  };
}
