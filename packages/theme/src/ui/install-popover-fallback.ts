/** Loads the script for buttons in browsers without popovers. */
import { knowsPopovers } from './popover-fallback.ts';

/** Clicks before the script has loaded are recorded for it. */
export function installPopoverFallback(): void {
  if (knowsPopovers()) return;
  const clicks: MouseEvent[] = [];
  const record = (click: MouseEvent) => clicks.push(click);
  addEventListener('click', record);
  import('./popover-buttons.ts').then(({ listenToButtons }) => listenToButtons(clicks, record), console.warn);
}
