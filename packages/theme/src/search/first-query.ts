import { QUERY_MAX_CHARS } from './constants.ts';

/** The query that a dialog begins with: up to 64 characters of what the reader selected on the page. */
export function fromSelection(selection: string): string {
  const text = selection.replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_CHARS);
  // Not half of a character.
  return text.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
