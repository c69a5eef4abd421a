import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { fitInWindow, formatTransform } from './zoom-geometry.ts';

const side = fc.integer({ min: 10, max: 4000 });

test('an enlarged image is inside the window and keeps its aspect ratio', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 200, max: 4000 }),
      fc.integer({ min: 200, max: 4000 }),
      (w, h, width, height) => {
        const box = fitInWindow({ width: w, height: h }, { width, height });
        expect(box.x).toBeGreaterThanOrEqual(23.9);
        expect(box.y).toBeGreaterThanOrEqual(23.9);
        expect(box.width / box.height).toBeCloseTo(w / h, 6);
      },
    ),
  );
});

test('a small image grows to twice its size at most', () => {
  expect(fitInWindow({ width: 100, height: 50 }, { width: 1440, height: 900 })).toMatchObject({
    width: 200,
    height: 100,
  });
});

test('the transform leads back to the place of the image in the text', () => {
  const from = { x: 10, y: 20, width: 50, height: 25 };
  expect(formatTransform(from, { x: 110, y: 220, width: 100, height: 50 })).toBe(
    'translate(-100px, -200px) scale(0.5)',
  );
});
