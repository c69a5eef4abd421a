import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { createSite } from '../../test/temporary-site.ts';
import { findCacheDir } from './config/resolve.ts';
import { createThreadedHighlighter } from './markdown/highlight/threaded-highlighter.ts';
import { openSiteThread, type SiteThread, startThreadEarly } from './site-thread.ts';

let thread: SiteThread | undefined;

afterEach(() => thread?.close());

/** Files of Markdown in several folders. */
function createPages(count: number, folder = 'docs'): string {
  const names = Array.from(
    { length: count },
    (_, index) => `${folder}/${index % 3}/page-${index}.md${index % 2 ? 'x' : ''}`,
  );
  return createSite(Object.fromEntries(names.map((name) => [name, '# Page\n'])));
}

test('the thread of a site that was not built before is started early, and highlights', async () => {
  thread = startThreadEarly(createPages(8));
  if (!thread) throw new Error('There is no thread.');
  const highlighter = createThreadedHighlighter(thread);
  await highlighter.load(['ts']);
  expect(await highlighter.highlightLines('const a = 1;', 'ts')).toEqual([expect.stringContaining('<span class="k">')]);
});

test('it is the one of the build, which has none where its pages are too many for one process', () => {
  thread = startThreadEarly(createPages(8));
  const work = { pages: 8, changed: 8, isFirst: true };
  expect(openSiteThread(work, thread)).toBe(thread);
  expect(openSiteThread({ ...work, pages: 1501 }, thread)).toBeUndefined();
});

test.each([
  ['with a few pages', () => createPages(7)],
  ['whose Markdown is of packages', () => createPages(20, 'node_modules/package')],
  ['with more pages than one process builds', () => createPages(1501)],
  ['that is missing', () => join(createPages(1), 'missing')],
  ['that is a file', () => join(createPages(9), 'docs/0/page-0.md')],
  [
    'that was built before',
    () => {
      const dir = createPages(9);
      mkdirSync(join(findCacheDir(dir), 'content'), { recursive: true });
      return dir;
    },
  ],
])('a site %s has no thread before its configuration is read', (_, create) => {
  thread = startThreadEarly(create());
  expect(thread).toBeUndefined();
});
