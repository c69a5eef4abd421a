import { escapePattern } from '@quire/client/contract';

/**
 * Matches what a filter of pages finds: `auto ext`, `autoext` and `auto-ext` are the same query, and find `autoExtension`.
 * An empty query is in every text.
 */
export function createFilterPattern(query: string): RegExp {
  const letters = [...query.replace(/[-\s]+/g, '')].map(escapePattern);
  return new RegExp(letters.join('[-\\s]*'), 'iu');
}
