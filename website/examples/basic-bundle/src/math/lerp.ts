import { clamp } from './clamp';

export const lerp = (from: number, to: number, t: number): number =>
  from + (to - from) * clamp(t, 0, 1);
