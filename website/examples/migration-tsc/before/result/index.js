import { Circle } from './shapes';
import { round } from '@/round';
import units from './units.json';
/** The area of a circle, with its unit. */
export function describe(radius) {
    return `${round(new Circle(radius).area())} ${units.area}`;
}
