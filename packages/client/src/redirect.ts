/**
 * Runs in the head after `prepaint.ts`, on pages that may redirect the reader to another language before the first paint. It is
 * inlined into these pages.
 */
import { readLocaleDecision } from './prepaint/reader-locale.ts';

const decision = readLocaleDecision();
if (decision?.kind === 'go') {
  // The browser keeps painting this page until the next one responds.
  document.documentElement.style.visibility = 'hidden';
  location.replace(decision.pathname + location.search + location.hash);
}
