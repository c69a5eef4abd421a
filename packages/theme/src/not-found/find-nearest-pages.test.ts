import { expect, test } from '@rstest/core';
import { findNearestPages, parsePageIndex } from './find-nearest-pages.ts';

const pages = parsePageIndex(`# Site

- [Quick start](https://a.example/guide/start/quick-start.md): The first steps.
- [Guide](https://a.example/guide/start/index.md)
- [lib.autoExtension](/config/lib/auto-extension.md): An option.
- [lib.dts](/config/lib/dts.md)
- [\\[deprecated\\](x) \\\\](/config/old.md)
`);

test('the index contains the title and the path of each page', () => {
  expect(pages.map(({ title, path }) => [title, path])).toEqual([
    ['Quick start', '/guide/start/quick-start'],
    ['Guide', '/guide/start/'],
    ['lib.autoExtension', '/config/lib/auto-extension'],
    ['lib.dts', '/config/lib/dts'],
    ['[deprecated](x) \\', '/config/old'],
  ]);
});

test.each([
  ['/guide/start/quickstart', 'Quick start'],
  ['/guide/quick-start.html', 'Quick start'],
  ['/config/lib/autoExtension', 'lib.autoExtension'],
  ['/config/dts', 'lib.dts'],
])('%s is nearest to %s', (path, title) => {
  expect(findNearestPages(path, pages)[0]?.title).toBe(title);
});

test('a path that resembles no other has no nearest page', () => {
  expect(findNearestPages('/nowhere', pages)).toEqual([]);
});
