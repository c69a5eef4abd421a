/** Calls `run` after the first frame, which scripts would delay; at once if something has been painted, or is not going to be. */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint').length > 0) run();
  else requestAnimationFrame(() => setTimeout(run));
}
