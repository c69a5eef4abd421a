/** Owns the estimate whether the nav's links have room beside its tools on a screen of medium width. */
import type { NavItem } from '@quire/engine/shared';

/** What the bar has left for links at its breakpoint, in widths of a Latin letter. */
const ROOM_IN_LETTERS = 34;
/** The space around one link, in the same measure. */
const LINK_PADDING_IN_LETTERS = 4;

export function needsMenuOnTablet(items: readonly NavItem[]): boolean {
  const width = items.reduce((sum, item) => sum + measureText(item.text) + LINK_PADDING_IN_LETTERS, 0);
  return width > ROOM_IN_LETTERS;
}

/** A character beyond the Latin, Greek and Cyrillic scripts is twice as wide. */
function measureText(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
}
