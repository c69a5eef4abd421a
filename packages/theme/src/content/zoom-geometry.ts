/** The place of an enlarged image. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

/** In pixels, around the enlarged image. */
const MARGIN = 24;

/** A picture that would grow less than that is larger than the window, and is moved in it. */
const LEAST_GROWTH = 1.25;

/** No picture becomes larger than this many times its own size. */
const GROWTH_MAX = 2;

/**
 * Where an image is enlarged to: whole, in the middle of the window, where that makes it larger. Where it does not, as on
 * phones, it fills the window in one direction, and the reader moves it in the other.
 * @param image its own size
 * @param shown its size in the page
 */
export function placeInWindow(image: Room, shown: Room, window: Room): Box {
  const [inWidth, inHeight] = [window.width - 2 * MARGIN, window.height - 2 * MARGIN];
  const whole = Math.min(inWidth / image.width, inHeight / image.height, GROWTH_MAX);
  const isLarger = image.width * whole >= shown.width * LEAST_GROWTH;
  const filling = Math.min(Math.max(window.width / image.width, window.height / image.height), GROWTH_MAX);
  const scale = isLarger ? whole : Math.max(whole, filling);
  const [width, height] = [image.width * scale, image.height * scale];
  return { x: center(width, window.width), y: center(height, window.height), width, height };
}

/** What has no room begins at the edge. */
function center(length: number, room: number): number {
  return Math.max(0, (room - length) / 2);
}

/** The transform that brings an element from `to` back to the place of `from`. */
export function formatTransform(from: Box, to: Box): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}
