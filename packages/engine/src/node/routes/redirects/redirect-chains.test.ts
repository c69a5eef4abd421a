import { expect, test } from '@rstest/core';
import { createChainFinder } from './redirect-chains.ts';

test('a redirect to another one is reported with the final page', () => {
  const redirects = { '/a': '/b/?q=1', '/b': '/c#part', '/c#part': '/page' };
  const findChain = createChainFinder(redirects);
  expect(findChain('/a')).toEqual({
    message: 'The redirect from "/a" points to "/b", which is redirected itself.',
    help: `Point to the final page: '/a': '/page'.`,
  });
  expect(findChain('/b')?.message).toContain('points to "/c#part"');
  expect(findChain('/c#part')).toBeUndefined();
});

test.each([
  [{ '/a': '/a.html' }, '"/a", "/a"'],
  [{ '/a': '/b', '/b': '/a' }, '"/a", "/b", "/a"'],
  [{ '/a': '/b', '/b': '/c', '/c': '/b' }, '"/a", "/b", "/c", "/b"'],
  [{ '/a#x': '/a#y', '/a#y': '/a#x' }, '"/a#x", "/a#y", "/a#x"'],
])('%j is reported as a loop', (redirects, trail) => {
  const findChain = createChainFinder(redirects as Record<string, string>);
  expect(findChain(Object.keys(redirects)[0] ?? '')?.message).toBe(
    `The redirect from "${Object.keys(redirects)[0]}" leads back to itself: ${trail}.`,
  );
});
