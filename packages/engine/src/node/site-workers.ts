/** Owns where the work of a build is done: in its own process with a thread beside it, or by worker processes. */
import { type BuildWorkers, createBuildWorkers } from './build-workers.ts';
import { createLocalBuild } from './local-build.ts';
import { createThreadedHighlighter } from './markdown/highlight/threaded-highlighter.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';

/**
 * Up to so many pages one process does with two thirds of the processor time of two, which each start, load and optimise
 * the same code; its memory peaks at 330 MB at 1,000 pages, and at up to 500 MB where the theme is bundled.
 */
const LOCAL_PAGES_MAX = 1500;

/** To compile fewer pages takes less time than to start a thread. */
const THREAD_PAGES_MIN = 8;

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
  const highlighter = changed < THREAD_PAGES_MIN ? undefined : createThreadedHighlighter();
  if (isFirst) highlighter?.start();
  const { openCompiler, openRenderer } = createLocalBuild(highlighter && { highlighter, pagesAtOnce: PAGES_AT_ONCE });
  return { openCompiler, openRenderer, concurrency: 1, close: async () => highlighter?.close() };
}
