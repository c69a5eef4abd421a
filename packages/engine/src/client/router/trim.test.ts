import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findSurplus } from './trim.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('nothing is removed until the store exceeds its size by five', () => {
  expect(findSurplus(numbers(24), { keep: 20, slack: 5 })).toEqual([]);
});

test('then the oldest entries are removed, and twenty are kept', () => {
  expect(findSurplus(numbers(25), { keep: 20, slack: 5 })).toEqual([0, 1, 2, 3, 4]);
});

test('a store that is trimmed each time never reaches its limit, and keeps the newest entries', () => {
  const rules = fc.record({ keep: fc.integer({ min: 1, max: 30 }), slack: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 200 }), (rule, count) => {
      let store: number[] = [];
      for (const key of numbers(count)) {
        const surplus = new Set(findSurplus([...store, key], rule));
        store = [...store, key].filter((kept) => !surplus.has(kept));
        expect(store.length).toBeLessThan(rule.keep + rule.slack);
        expect(store.at(-1)).toBe(key);
      }
    }),
  );
});
