/** Owns the estimate up to which width of the screen the nav's links have no room in its bar, and are in the menu. */
import type { NavItem } from '@quire/engine/shared';
import { MOBILE_BREAKPOINT_PX, OUTLINE_BREAKPOINT_PX, SHELL_WIDTH_PX } from '../constants.ts';

/** How much of the bar's width the links need; the stylesheets know these names. */
export type NavRoom = 'phone' | 'tablet' | 'laptop' | 'always';

/** The space around one link, in widths of a Latin letter. */
const LINK_PADDING_IN_LETTERS = 4;

/** What the bar has left for links from the breakpoint on, in the same measure. */
const ROOMS: ReadonlyArray<{ menu: NavRoom; letters: number }> = [
  { menu: 'phone', letters: 34 },
  { menu: 'tablet', letters: 56 },
  { menu: 'laptop', letters: 88 },
];

/** The width in pixels from which there is no menu. */
export const MENU_BREAKPOINTS: Readonly<Record<NavRoom, number>> = {
  phone: MOBILE_BREAKPOINT_PX,
  tablet: OUTLINE_BREAKPOINT_PX,
  laptop: SHELL_WIDTH_PX,
  always: Number.MAX_SAFE_INTEGER,
};

/** The largest kind of screen on which the links are in the menu. */
export function findMenuReach(items: readonly NavItem[]): NavRoom {
  const width = items.reduce((sum, item) => sum + measureText(item.text) + LINK_PADDING_IN_LETTERS, 0);
  return ROOMS.find(({ letters }) => width <= letters)?.menu ?? 'always';
}

/** A character beyond the Latin, Greek and Cyrillic scripts is twice as wide. */
function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
}
