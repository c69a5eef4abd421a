import { QUERY_MAX_CHARS } from './constants.ts';

/** The initial query of the dialog: up to 64 characters of the selection on the page. */
export function fromSelection(selection: string): string {
  const text = selection.replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_CHARS);
  // Do not cut a surrogate pair in half.
  return text.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
