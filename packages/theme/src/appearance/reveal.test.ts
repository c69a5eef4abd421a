import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { getRevealRadius } from './reveal.ts';

test('the circle reaches the farthest corner', () => {
  expect(getRevealRadius({ x: 0, y: 0 }, { width: 300, height: 400 })).toBe(500);
  expect(getRevealRadius({ x: 300, y: 400 }, { width: 300, height: 400 })).toBe(500);
});

test('the circle covers every corner, wherever it starts', () => {
  const side = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, part) => {
      const center = { x: width * part, y: height * (1 - part) };
      const radius = getRevealRadius(center, { width, height });
      for (const [x, y] of [
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ] as const) {
        expect(Math.hypot(x - center.x, y - center.y)).toBeLessThanOrEqual(radius + 1e-6);
      }
    }),
  );
});
