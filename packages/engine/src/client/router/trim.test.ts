import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findSurplus } from './trim.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('nothing is given up until the store is five over', () => {
  expect(findSurplus(numbers(24), { keep: 20, slack: 5 })).toEqual([]);
});

test('then the oldest go, and twenty stay', () => {
  expect(findSurplus(numbers(25), { keep: 20, slack: 5 })).toEqual([0, 1, 2, 3, 4]);
});

test('whatever comes, a store that is trimmed each time never reaches its limit, and keeps the newest', () => {
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
