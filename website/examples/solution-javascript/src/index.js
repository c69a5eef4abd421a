/**
 * A point in the plane.
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 */

/**
 * The distance between two points.
 * @param {Point} a
 * @param {Point} [b] the origin by default
 */
export function distance(a, b = { x: 0, y: 0 }) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
