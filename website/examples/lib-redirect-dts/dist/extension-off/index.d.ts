import type { Shape } from './utils/shape';
export declare const square: Shape;
export type { Shape } from './utils/shape';
