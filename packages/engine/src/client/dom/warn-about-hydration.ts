/** Owns how a difference between the page's HTML and what React would render is reported. (docs/behavior/messages.md) */
import type { ErrorInfo } from 'react';

/** React repairs the page itself; the warning is for whoever writes the theme. */
export function warnAboutHydration(error: unknown, { componentStack }: ErrorInfo): void {
  console.warn('Quire: the HTML of the page differs from its components.', error, componentStack ?? '');
}
