import { expect, test } from '@rstest/core';
import { listPaths } from './redirect-patterns.ts';

test.each([
  ['/a/b', ['/a/b']],
  ['/a.html', ['/a.html']],
  ['^/a(\\.html)?$', ['/a.html', '/a']],
  [
    '^/(?:a|b/c)-x(?:\\.html)?/?$',
    ['/a-x.html/', '/a-x.html', '/a-x/', '/a-x', '/b/c-x.html/', '/b/c-x.html', '/b/c-x/', '/b/c-x'],
  ],
])('%s is converted to a list of URLs', (pattern, paths) => {
  expect(listPaths(pattern)).toEqual(paths);
});

test.each(['^/a(/.*)?$', '/a/[0-9]', 'a/b', '/a+', '(?=x)/a', '/a\\d', '/a(b', '^/a{2}$', '/a)'])(
  '%s cannot be converted to a list of URLs',
  (pattern) => {
    expect(listPaths(pattern)).toBeUndefined();
  },
);
