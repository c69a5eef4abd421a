/** The query that a dialog begins with: what the reader selected on the page, or typed while it was loading. */
import { QUERY_MAX_CHARS } from './constants.ts';

export interface FirstQuery {
  text: string;
  /** A selection may be meant or not, so the first key replaces it. */
  origin: 'selection' | 'typing';
}

/** Up to 64 characters of it. */
export function fromSelection(selection: string): FirstQuery {
  const text = selection.replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_CHARS);
  // Not half of a character.
  return { text: text.replace(/[\uD800-\uDBFF]$/, '').trimEnd(), origin: 'selection' };
}

/** A key that is pressed before the field is there. */
export function typeAhead({ text, origin }: FirstQuery, key: string): FirstQuery {
  const typed = (origin === 'typing' ? text : '') + key;
  return { text: typed.slice(0, QUERY_MAX_CHARS), origin: 'typing' };
}
