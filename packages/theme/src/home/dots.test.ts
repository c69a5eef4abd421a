import { expect, test } from '@rstest/core';
import { createDots, type Dot, isAtRest, moveDot } from './dots.ts';

const field = { width: 1000, height: 500, pointer: undefined };

function createDot(sign: Dot['sign']): Dot {
  return { home: { x: 0.5, y: 0.5 }, shift: { x: 0, y: 0 }, radius: 2, opacity: 1, sign };
}

function settle(dot: Dot, pointer: { x: number; y: number } | undefined): Dot {
  let current = dot;
  for (let frame = 0; frame < 500; frame++) current = moveDot(current, { ...field, pointer });
  return current;
}

test('there are 35 dots, all inside the hero', () => {
  const dots = createDots(Math.random);
  expect(dots).toHaveLength(35);
  expect(dots.every(({ home }) => home.x > 0 && home.x < 1 && home.y > 0 && home.y < 1)).toBe(true);
});

test('a near pointer pushes one kind of dot away and attracts the other', () => {
  expect(settle(createDot(1), { x: 450, y: 250 }).shift.x).toBeGreaterThan(10);
  expect(settle(createDot(-1), { x: 450, y: 250 }).shift.x).toBeLessThan(-10);
});

test('a distant pointer moves no dots, so that no frame is painted', () => {
  const dot = createDot(1);
  expect(isAtRest(dot, moveDot(dot, { ...field, pointer: { x: 0, y: 0 } }))).toBe(true);
});

test('when the pointer leaves, a dot returns to its position and stops', () => {
  const home = settle(settle(createDot(1), { x: 450, y: 250 }), undefined);
  expect(home.shift).toEqual({ x: 0, y: 0 });
  expect(isAtRest(home, moveDot(home, field))).toBe(true);
});
