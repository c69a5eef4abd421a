/** Owns the place of an enlarged image. */

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

/** As large as the window allows, but no larger than twice the image's own size, in the middle. */
export function fitInWindow(image: Room, window: Room): Box {
  const scale = Math.min((window.width - 2 * MARGIN) / image.width, (window.height - 2 * MARGIN) / image.height, 2);
  const [width, height] = [image.width * scale, image.height * scale];
  return { x: (window.width - width) / 2, y: (window.height - height) / 2, width, height };
}

/** The transform that brings an element from `to` back to the place of `from`. */
export function formatTransform(from: Box, to: Box): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}
