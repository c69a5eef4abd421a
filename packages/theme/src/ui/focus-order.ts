interface KeyList {
  count: number;
  /** The keys to the next and to the previous control. */
  forward?: string;
  backward?: string;
}

/** The index of the control that a key leads to; undefined for other keys. Without focus in the list, `index` is -1. */
export function findKeyTarget(
  key: string,
  index: number,
  { count, forward = 'ArrowDown', backward = 'ArrowUp' }: KeyList,
): number | undefined {
  if (count === 0) return undefined;
  if (key === forward) return (index + 1) % count;
  if (key === backward) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
