/** The prefix of React's ids in an island, the same at build time and in the browser. */

export function islandIdPrefix(id: string): string {
  return `i${id}`;
}

/** The prefix of the ids of islands in the layout; those in content are numbers. */
export const LAYOUT_PREFIX = 'l';
