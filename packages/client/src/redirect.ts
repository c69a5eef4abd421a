/**
 * Runs in the head after `prepaint.ts`, on pages that may redirect the reader to another language before the first paint. It is
 * inlined into these pages.
 */
import { findRedirect, readVisit } from './prepaint/reader-locale.ts';

const pathname = findRedirect(readVisit());
if (pathname !== undefined) {
  // The browser keeps painting this page until the next one responds.
  document.documentElement.style.visibility = 'hidden';
  location.replace(pathname + location.search + location.hash);
}
