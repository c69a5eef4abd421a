import { Circle } from './shapes';
import { round } from '@/round';
import units from './units.json';

export type { Shape } from './shapes';

/** The area of a circle, with its unit. */
export function describe(radius: number): string {
  return `${round(new Circle(radius).area())} ${units.area}`;
}
