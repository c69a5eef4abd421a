import type { Shape } from './lib/shape.js';
export declare class Square implements Shape {
    readonly side: number;
    constructor(side: number);
    area(): number;
}
