import { expect, test } from '@rstest/core';
import { isInside, normalizeText, toPosix } from './normalize.ts';

test('a text has no byte order mark, no NUL and one kind of line breaks', () => {
  expect(normalizeText('\uFEFFa\r\nb\rc\n\0')).toBe('a\nb\nc\n\uFFFD');
});

test.each([
  ['docs\\guide\\start.md', '\\', 'docs/guide/start.md'],
  ['C:\\site\\文档', '\\', 'C:/site/文档'],
  // On POSIX systems, a backslash may be part of a name.
  ['docs/a\\b.md', '/', 'docs/a\\b.md'],
])('the path %s is written with slashes on a system with the separator %s', (path, separator, expected) => {
  expect(toPosix(path, separator)).toBe(expected);
});

test.each([
  ['/docs/a.md', '/docs', true],
  ['/docs', '/docs', true],
  ['/docs', '/', true],
  ['/docs/..a/b.md', '/docs', true],
  ['/docs-2/a.md', '/docs', false],
  ['/', '/docs', false],
])('%s is in %s: %s', (path, folder, expected) => {
  expect(isInside(path, folder)).toBe(expected);
});
