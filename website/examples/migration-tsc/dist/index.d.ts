export type { Shape } from './shapes/index.js';
/** The area of a circle, with its unit. */
export declare function describe(radius: number): string;
