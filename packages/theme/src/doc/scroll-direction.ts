/** Which way the reader scrolls, for the button that leads back to the top: undefined at the top of the page; `up` at its end too. */
export type ScrollDirection = 'up' | 'down' | undefined;

interface ScrollPosition {
  y: number;
  atBottom: boolean;
}

export function decideDirection(previousY: number, { y, atBottom }: ScrollPosition): ScrollDirection {
  if (y <= 0) return undefined;
  return atBottom || y < previousY ? 'up' : 'down';
}
