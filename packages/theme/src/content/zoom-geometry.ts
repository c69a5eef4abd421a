/** The position and size of an enlarged image. */

interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** In pixels, around the enlarged image. */
const MARGIN = 24;

/** An image that would grow less than this exceeds the window, and is panned. */
const LEAST_GROWTH = 1.25;

/** Images are enlarged to at most this many times their natural size. */
const GROWTH_MAX = 2;

/**
 * Enlarges the whole image in the middle of the window, if that makes it larger. If it does not, as on
 * phones, the image fills the window in one direction, and the reader pans it in the other.
 * @param image its natural size
 * @param shown its size in the page
 */
export function placeInWindow(image: Size, shown: Size, window: Size): Box {
  const [inWidth, inHeight] = [window.width - 2 * MARGIN, window.height - 2 * MARGIN];
  const whole = Math.min(inWidth / image.width, inHeight / image.height, GROWTH_MAX);
  const isLarger = image.width * whole >= shown.width * LEAST_GROWTH;
  const filling = Math.min(Math.max(window.width / image.width, window.height / image.height), GROWTH_MAX);
  const scale = isLarger ? whole : Math.max(whole, filling);
  const [width, height] = [image.width * scale, image.height * scale];
  return { x: center(width, window.width), y: center(height, window.height), width, height };
}

/** If it does not fit, it starts at the edge. */
function center(length: number, room: number): number {
  return Math.max(0, (room - length) / 2);
}

/** The transform that moves an element from `to` back to `from`. */
export function formatTransform(from: Box, to: Box): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}
