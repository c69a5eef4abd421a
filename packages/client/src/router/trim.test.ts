import { expect, test } from '@rstest/core';
import { keepNewest } from './trim.ts';

test('the newest entries are kept, and all of a cache below its limit', () => {
  const cache = new Map(['a', 'b', 'c'].map((key) => [key, key]));
  keepNewest(cache, 3);
  expect([...cache.keys()]).toEqual(['a', 'b', 'c']);
  cache.set('d', 'd');
  keepNewest(cache, 3);
  expect([...cache.keys()]).toEqual(['b', 'c', 'd']);
});
