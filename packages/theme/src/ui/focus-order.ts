/** Where the arrow keys lead within a list of controls. */

/** The index to go to, or undefined for a key that does not move. Nothing in focus is index -1. */
export function findKeyTarget(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
