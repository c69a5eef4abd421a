import { editDistance } from '@quire/search/edit-distance';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findNearest } from './nearest-match.ts';

test.each([
  ['/guide/strat/', ['/', '/guide/start/', '/guide/basic/cli'], '/guide/start/'],
  ['autoextension', ['auto-external', 'auto-extension'], 'auto-extension'],
  ['DTS', ['dts', 'id'], 'dts'],
  ['x', ['something-else'], undefined],
  ['名词', ['名词解释', '调试配置'], undefined],
  ['名词解说', ['名词解释', '调试配置'], '名词解释'],
])('%s among %j means %s', (name, candidates, expected) => {
  expect(findNearest(name, candidates)).toBe(expected);
});

test('a name that exists is its own nearest match', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (names, pick) => {
      const name = names[pick % names.length] ?? '';
      expect(findNearest(name, names)?.toLowerCase()).toBe(name.toLowerCase());
    }),
  );
});

test('skipping the letter-by-letter comparison never changes the result', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'á', '/', '页'), maxLength: 8 });
  fc.assert(
    fc.property(word, fc.array(word), (name, names) => {
      const distanceTo = (other: string) => editDistance(name, other, Number.POSITIVE_INFINITY);
      const isNear = (other: string) => distanceTo(other) <= Math.floor(Math.max(name.length, other.length) * 0.4);
      const [nearest] = names.filter(isNear).sort((a, b) => distanceTo(a) - distanceTo(b));
      expect(findNearest(name, names)).toBe(nearest);
    }),
  );
});
