/**
 * Runs in the head after `prepaint.ts`, on pages that may lead the reader to another language before the first paint. It is
 * inlined into these.
 */
import { readLocaleDecision } from './prepaint/reader-locale.ts';

const decision = readLocaleDecision();
if (decision?.kind === 'go') {
  // The browser goes on painting this page until the next one answers.
  document.documentElement.style.visibility = 'hidden';
  location.replace(decision.pathname + location.search + location.hash);
}
