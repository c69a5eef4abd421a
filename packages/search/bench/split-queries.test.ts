import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { hashText } from './random.ts';
import { splitQueries } from './split-queries.ts';

test('the hash returns the published values of FNV-1a', () => {
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
  expect(hashText('foobar')).toBe(0xbf9cf968);
});

test('the hash reads UTF-8 bytes, not UTF-16 code units', () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode('别名'));
  const byHand = [...bytes].reduce(
    (hash, byte) => BigInt.asUintN(32, (hash ^ BigInt(byte.charCodeAt(0))) * 0x01000193n),
    0x811c9dc5n,
  );
  expect(hashText('别名')).toBe(Number(byHand));
});

test('a query is in one half, and stays there when other queries are added', () => {
  const item = fc.record({ query: fc.string({ unit: 'grapheme' }) });
  fc.assert(
    fc.property(fc.array(item), item, (others, one) => {
      const alone = splitQueries([one]);
      const among = splitQueries([...others, one]);
      expect(alone.tune.length + alone.held.length).toBe(1);
      expect(among.tune.length + among.held.length).toBe(others.length + 1);
      expect(among.tune.includes(one)).toBe(alone.tune.includes(one));
    }),
  );
});

test('the halves are fixed: changing the hash would move held-back queries into the tuning half', () => {
  const queries = ['a', 'b', 'DefinePlugin', 'banne', '清空 dist', '别名'].map((query) => ({ query }));
  const { tune, held } = splitQueries(queries);
  expect(tune.map(({ query }) => query)).toEqual(['a', '清空 dist']);
  expect(held.map(({ query }) => query)).toEqual(['b', 'DefinePlugin', 'banne', '别名']);
});
