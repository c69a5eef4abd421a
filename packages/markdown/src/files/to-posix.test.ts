import { expect, test } from '@rstest/core';
import { toPosix } from './to-posix.ts';

test.each([
  ['docs\\guide\\start.md', '\\', 'docs/guide/start.md'],
  ['C:\\site\\文档', '\\', 'C:/site/文档'],
  // Elsewhere the other sign may be a part of a name.
  ['docs/a\\b.md', '/', 'docs/a\\b.md'],
])('the path %s is written with slashes where the system separates by %s', (path, separator, expected) => {
  expect(toPosix(path, separator)).toBe(expected);
});
