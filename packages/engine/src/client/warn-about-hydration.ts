/** Owns how a difference between the page's HTML and what React would draw is told. (SPEC.md 8) */
import type { ErrorInfo } from 'react';

/** React mends the page itself; the warning is for whoever writes the theme. */
export function warnAboutHydration(error: unknown, { componentStack }: ErrorInfo): void {
  console.warn('Quire: the HTML of the page differs from its components.', error, componentStack ?? '');
}
