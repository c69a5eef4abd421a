/** Owns the thread beside a build, which is started before what builds is loaded: it takes as long to be ready. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ThreadTask } from './build-thread.ts';
import { findCacheDir } from './config/cache-dir.ts';
import { BUILD_THREAD_FILE } from './files/engine-package.ts';
import { hasStore } from './markdown/content-store.ts';
import { delayOptimizing } from './workers/delay-optimizing.ts';
import { createSideThread, type SideThread } from './workers/side-thread.ts';

/**
 * Up to so many pages one process does with two thirds of the processor time of two, which each start, load and optimise
 * the same code; its memory peaks at 330 MB at 1,000 pages, and at up to 500 MB where the theme is bundled.
 */
const LOCAL_PAGES_MAX = 1500;

/** To compile fewer pages takes less time than to start a thread. */
const THREAD_PAGES_MIN = 8;

export interface SiteWork {
  pages: number;
  /** How many of them are not as the last build has read them. */
  changed: number;
  /** Whether nothing has been compiled before. */
  isFirst: boolean;
}

export type SiteThread = SideThread<ThreadTask>;

/** Starts the thread of a site that was not built before, while its configuration is read. It is to be closed. */
export function startThreadEarly(siteDir: string): SiteThread | undefined {
  const pages = countFirstPages(siteDir);
  if (pages === 0) return undefined;
  delayOptimizing(pages);
  return startThread();
}

/** How many pages a thread is worth starting for, by the files of the folder; 0 where it is not. */
export function countFirstPages(siteDir: string): number {
  const folder = resolve(siteDir);
  const docs = join(folder, 'docs');
  // Where the configuration does not say otherwise that is where they are.
  const pages = hasStore(findCacheDir(folder)) ? 0 : countMarkdown(existsSync(docs) ? docs : folder);
  return pages < THREAD_PAGES_MIN || pages > LOCAL_PAGES_MAX ? 0 : pages;
}

/**
 * Undefined where the site is so large that worker processes build it.
 * @param early what was started for it, if anything
 */
export function openSiteThread(work: SiteWork, early?: SiteThread): SiteThread | undefined {
  if (work.pages > LOCAL_PAGES_MAX) return undefined;
  if (early) return early;
  delayOptimizing(work.pages);
  return work.isFirst && highlightsThere(work) ? startThread() : createThread();
}

/** Whether code is highlighted in the thread. */
export function highlightsThere({ changed }: SiteWork): boolean {
  return changed >= THREAD_PAGES_MIN;
}

/** It starts with its first task. */
function createThread(): SiteThread {
  return createSideThread<ThreadTask>(BUILD_THREAD_FILE);
}

function startThread(): SiteThread {
  const thread = createThread();
  // What fails here fails again where code is highlighted, and is done in the process then.
  thread.call({ kind: 'ready-highlighter' }).catch(() => undefined);
  return thread;
}

/** How many files of the folder may be pages, as far as it matters: which of them are, only the configuration says. */
function countMarkdown(folder: string): number {
  let found = 0;
  const visit = (dir: string) => {
    for (const entry of readFolder(dir)) {
      if (found > LOCAL_PAGES_MAX) return;
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) visit(join(dir, entry.name));
      else if (/\.mdx?$/.test(entry.name)) found += 1;
    }
  };
  visit(folder);
  return found;
}

/** What is wrong with it is found, and reported, where it is read. */
function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
