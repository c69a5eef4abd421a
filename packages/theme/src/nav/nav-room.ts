/** Estimates up to which screen width the nav's links do not fit into the bar, and are in the menu. */
import type { NavItem } from '@quire/client/contract';

/** How much of the bar's width the links need; the stylesheets know these names. */
export type NavRoom = 'phone' | 'tablet' | 'laptop' | 'always';

/** The space around one link, in widths of a Latin letter. It includes a tag's padding, because its letters are smaller. */
const LINK_PADDING_IN_LETTERS = 4;

/** The room for links from the breakpoint on, in the same unit. */
const ROOMS: ReadonlyArray<{ menu: NavRoom; letters: number }> = [
  { menu: 'phone', letters: 38 },
  { menu: 'tablet', letters: 70 },
  { menu: 'laptop', letters: 88 },
];

/** The largest kind of screen on which the links are in the menu. */
export function findMenuReach(items: readonly NavItem[]): NavRoom {
  const width = items.reduce((sum, { text, tag = '' }) => sum + measureText(text + tag) + LINK_PADDING_IN_LETTERS, 0);
  return ROOMS.find(({ letters }) => width <= letters)?.menu ?? 'always';
}

/** A character beyond the Latin, Greek and Cyrillic scripts is twice as wide. */
function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
}
