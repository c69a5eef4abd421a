/** The reader's choice of tabs: its storage key, and the tab that it selects. */
import { TABS_KEY_PREFIX } from '@quire/client';
import { loadText, storeText } from '../ui/stored-text.ts';

export function getTabKey(group: string): string {
  return TABS_KEY_PREFIX + group;
}

/** The stored tab, if this row of tabs has it. */
export function findRememberedTab(values: readonly string[], stored: string | null): string | undefined {
  return stored !== null && values.includes(stored) ? stored : undefined;
}

/** The tab that an arrow key selects; undefined for other keys. */
export function findTabTarget(
  key: string,
  index: number,
  { count, rtl }: { count: number; rtl: boolean },
): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export function loadTabChoice(group: string): string | null {
  return loadText(getTabKey(group));
}

export function storeTabChoice(group: string, value: string): void {
  storeText(getTabKey(group), value);
}
