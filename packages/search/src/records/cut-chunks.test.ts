import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { cutChunks } from './cut-chunks.ts';

const options = { sizeOf: (word: string) => word.length, keyOf: (word: string) => word, leastSize: 40 };

test('Chunks contain all items in order, and none is larger than twice the least size plus an item', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 })), (words) => {
      const chunks = cutChunks(words, options);
      expect(chunks.flat()).toEqual(words);
      const sizes = chunks.map((chunk) => chunk.join('').length);
      expect(Math.max(0, ...sizes)).toBeLessThan(100);
      expect(sizes.slice(0, -1).every((size) => size >= options.leastSize)).toBe(true);
    }),
  );
});

test('Changing, adding or removing an item does not change distant chunks', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at * 7}`);
  const before = new Set(cutChunks(words, options).map(String));
  const countNew = (changed: string[]) =>
    cutChunks(changed, options).filter((chunk) => !before.has(String(chunk))).length;
  expect(before.size).toBeGreaterThan(40);
  for (let at = 0; at < words.length; at += 13) {
    expect(countNew(words.with(at, 'grown'.repeat(3)))).toBeLessThan(8);
    expect(countNew(words.toSpliced(at, 0, 'another'))).toBeLessThan(8);
    expect(countNew(words.toSpliced(at, 1))).toBeLessThan(8);
  }
});
