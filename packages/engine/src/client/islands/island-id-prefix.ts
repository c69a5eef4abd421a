/** The beginning of the ids that React makes inside an island, the same at build time and in the browser. */

export function islandIdPrefix(id: string): string {
  return `i${id}`;
}

/** What ids of islands in the layout begin with; those of a text are numbers. */
export const LAYOUT_PREFIX = 'l';
