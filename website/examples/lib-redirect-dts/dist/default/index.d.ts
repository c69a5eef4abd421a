import type { Shape } from './utils/shape.js';
export declare const square: Shape;
export type { Shape } from './utils/shape.js';
