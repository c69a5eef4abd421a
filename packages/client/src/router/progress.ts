/** The value of the progress bar, as a fraction of its full width. (docs/behavior/navigation.md) */
import { PROGRESS_MINIMUM, PROGRESS_TRICKLE_RATE } from '../dom/constants.ts';

/** The bar never reaches the end before the page has loaded. */
const PROGRESS_WAITING_MAXIMUM = 0.994;

/** The value of the bar after `ticks` trickles. */
export function progressAfter(ticks: number): number {
  return Math.min(PROGRESS_MINIMUM + ticks * PROGRESS_TRICKLE_RATE, PROGRESS_WAITING_MAXIMUM);
}
