/**
 * A point in the plane.
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 */
export type Point = {
    x: number;
    y: number;
};
/**
 * The distance between two points.
 * @param {Point} a
 * @param {Point} [b] the origin by default
 */
export declare function distance(a: Point, b?: Point): number;
