/** The positions of the dots, and how a nearby pointer moves them. Pure: nothing is painted. */
import { HERO_DOTS } from '../constants.ts';

export interface Dot {
  /** The position at rest, as a fraction of the width and height. */
  home: { x: number; y: number };
  /** How far it has been moved from there, in pixels. */
  shift: { x: number; y: number };
  /** In pixels. */
  radius: number;
  opacity: number;
  /** 1 is pushed away by the pointer, -1 is attracted. */
  sign: 1 | -1;
}

/** In pixels. */
const REACH = 180;
/** In pixels, of a dot right at the pointer. */
const PUSH = 46;
/** The fraction of the distance to its target that a dot moves in one frame. */
const EASE = 0.07;
/** In pixels; nearer than this a dot rests. */
const REST = 0.05;

/** @param random returns 0 to 1; a parameter for tests */
export function createDots(random: () => number, count = HERO_DOTS): Dot[] {
  return Array.from({ length: count }, (_, index) => ({
    // One dot per column keeps them apart, but still looks random.
    home: { x: (index + 0.15 + 0.7 * random()) / count, y: 0.04 + 0.92 * random() },
    shift: { x: 0, y: 0 },
    radius: 1.5 + 3.5 * random() ** 2,
    opacity: 0.18 + 0.4 * random(),
    sign: random() < 0.5 ? 1 : -1,
  }));
}

interface Field {
  width: number;
  height: number;
  /** Undefined if the pointer is elsewhere. */
  pointer: { x: number; y: number } | undefined;
}

/** One frame later. */
export function moveDot(dot: Dot, field: Field): Dot {
  const target = findTarget(dot, field);
  const step = (from: number, to: number) => (Math.abs(to - from) < REST ? to : from + (to - from) * EASE);
  return { ...dot, shift: { x: step(dot.shift.x, target.x), y: step(dot.shift.y, target.y) } };
}

export function isAtRest(before: Dot, after: Dot): boolean {
  return before.shift.x === after.shift.x && before.shift.y === after.shift.y;
}

function findTarget(dot: Dot, { width, height, pointer }: Field): { x: number; y: number } {
  if (!pointer) return { x: 0, y: 0 };
  const away = { x: dot.home.x * width - pointer.x, y: dot.home.y * height - pointer.y };
  const distance = Math.hypot(away.x, away.y);
  if (distance >= REACH || distance === 0) return { x: 0, y: 0 };
  const force = (dot.sign * PUSH * (1 - distance / REACH)) / distance;
  return { x: away.x * force, y: away.y * force };
}
