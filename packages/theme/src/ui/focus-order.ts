interface KeyList {
  count: number;
  /** The keys to the next and to the previous control. */
  forward?: string;
  backward?: string;
}

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether the key moves the focus: with a modifier it is a command of the browser, in a composed word one of the input method. */
export function isMove({ isComposing, altKey, ctrlKey, metaKey }: Omit<Key, 'key'>): boolean {
  return !isComposing && !altKey && !ctrlKey && !metaKey;
}

/** The index of the control that a key leads to; undefined for other keys. Without focus in the list, `index` is -1. */
export function findKeyTarget(
  event: Key,
  index: number,
  { count, forward = 'ArrowDown', backward = 'ArrowUp' }: KeyList,
): number | undefined {
  const { key } = event;
  if (count === 0 || !isMove(event)) return undefined;
  if (key === forward) return (index + 1) % count;
  if (key === backward) return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
