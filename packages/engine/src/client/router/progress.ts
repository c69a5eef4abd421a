/** How far the progress bar is. Values are shares of its full width. (docs/behavior/navigation.md) */
import { PROGRESS_MINIMUM, PROGRESS_TRICKLE_RATE } from '../dom/constants.ts';

/** However long it takes, the bar only arrives with the page. */
const PROGRESS_WAITING_MAXIMUM = 0.994;

/** Where the bar is after `ticks` trickles. */
export function progressAfter(ticks: number): number {
  return Math.min(PROGRESS_MINIMUM + ticks * PROGRESS_TRICKLE_RATE, PROGRESS_WAITING_MAXIMUM);
}
