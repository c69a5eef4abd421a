import { expect, test } from '@rstest/core';
import { findChain } from './redirect-chains.ts';

test('a redirect that leads to a page or to another site is none', () => {
  const redirects = { '/a': '/page', '/page#x': '/other#y', '/b': 'https://example.com/a' };
  for (const from of Object.keys(redirects)) expect(findChain(from, redirects)).toBeUndefined();
});

test('a redirect over another is told with where it ends', () => {
  const redirects = { '/a': '/b/?q=1', '/b': '/c#part', '/c#part': '/page' };
  expect(findChain('/a', redirects)).toEqual({
    message: 'The redirect from "/a" leads to "/b", which has moved itself.',
    hint: `Lead to its place of today: '/a': '/page'.`,
  });
  expect(findChain('/b', redirects)?.message).toContain('leads to "/c#part"');
  expect(findChain('/c#part', redirects)).toBeUndefined();
});

test.each([
  [{ '/a': '/a.html' }, '"/a", "/a"'],
  [{ '/a': '/b', '/b': '/a' }, '"/a", "/b", "/a"'],
  [{ '/a': '/b', '/b': '/c', '/c': '/b' }, '"/a", "/b", "/c", "/b"'],
  [{ '/a#x': '/a#y', '/a#y': '/a#x' }, '"/a#x", "/a#y", "/a#x"'],
])('%j goes in a circle', (redirects, trail) => {
  expect(findChain(Object.keys(redirects)[0] ?? '', redirects as Record<string, string>)?.message).toBe(
    `The redirect from "${Object.keys(redirects)[0]}" leads in a circle: ${trail}.`,
  );
});
