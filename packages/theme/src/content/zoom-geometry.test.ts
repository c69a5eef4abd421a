import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { formatTransform, placeInWindow } from './zoom-geometry.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const side = fc.integer({ min: 10, max: 4000 });
const room = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 200, max: 4000 }) });

test('an enlarged image keeps its aspect ratio, is never smaller than on the page, and starts inside the window', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      room,
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (image, window, part) => {
        const scale = Math.min(1, (window.width - 40) / image.width) * part;
        const shown = { width: image.width * scale, height: image.height * scale };
        const box = placeInWindow(image, shown, window);
        expect(box.width / box.height).toBeCloseTo(image.width / image.height, 6);
        expect(box.width).toBeGreaterThanOrEqual(shown.width);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(box.x < window.width && box.y < window.height).toBe(true);
      },
    ),
  );
});

test('if the window is large enough, the whole image is visible, with a margin', () => {
  const box = placeInWindow({ width: 1600, height: 900 }, { width: 656, height: 369 }, DESK);
  expect(box).toEqual({ x: 24, y: 58.5, width: 1392, height: 783 });
});

test('a small image is enlarged to at most twice its size', () => {
  const image = { width: 100, height: 50 };
  expect(placeInWindow(image, image, DESK)).toMatchObject({ width: 200, height: 100 });
});

test('on a phone, a wide image fills the height of the window, and a tall one its width', () => {
  expect(placeInWindow({ width: 1200, height: 600 }, { width: 350, height: 175 }, PHONE)).toEqual({
    x: 0,
    y: 0,
    width: 1688,
    height: 844,
  });
  expect(placeInWindow({ width: 600, height: 3000 }, { width: 350, height: 1750 }, PHONE)).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 1950,
  });
});

test('the transform maps the enlarged image to its position in the text', () => {
  const from = { x: 10, y: 20, width: 50, height: 25 };
  expect(formatTransform(from, { x: 110, y: 220, width: 100, height: 50 })).toBe(
    'translate(-100px, -200px) scale(0.5)',
  );
});
