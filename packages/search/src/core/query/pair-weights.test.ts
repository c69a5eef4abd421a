import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { weighPairs } from './pair-weights.ts';
import { OVERLAPPING_PAIR } from './weights.ts';

test('Of 产物 物格 格式, the two words weigh more than the pair across them', () => {
  expect(weighPairs([30, 2, 40])).toEqual([1, OVERLAPPING_PAIR, 1]);
});

test('Two fairly frequent pairs beat a very frequent one between them', () => {
  expect(weighPairs([10, 60, 10])).toEqual([1, OVERLAPPING_PAIR, 1]);
});

test('A single pair keeps its whole weight', () => {
  expect(weighPairs([3])).toEqual([1]);
});

test('A pair that no section has is a word if no known pair overlaps it: 拷贝 贝文 文件', () => {
  expect(weighPairs([0, 0, 40])).toEqual([1, OVERLAPPING_PAIR, 1]);
  expect(weighPairs([0, 40])).toEqual([OVERLAPPING_PAIR, 1]);
});

test('Pairs that keep their whole weight never overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { maxLength: 20 }), (frequencies) => {
      const weights = weighPairs(frequencies);
      expect(weights.length).toBe(frequencies.length);
      expect(weights.some((weight, at) => weight === 1 && weights[at + 1] === 1)).toBe(false);
    }),
  );
});
