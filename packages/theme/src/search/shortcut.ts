/** The keys that open search: Ctrl/Cmd+K everywhere, `/` outside of fields and only while it is on. */

export type Shortcut = 'ctrl-k' | 'slash';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

export function findShortcut(event: Keys, isInField: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || altKey) return undefined;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) return 'ctrl-k';
  // Some layouts have `/` above Shift.
  if (key === '/' && !ctrlKey && !metaKey && !isInField) return 'slash';
  return undefined;
}

/** Whether the keys that open search may follow, or are there. */
export function announcesShortcut({ key }: Pick<Keys, 'key'>): boolean {
  return key === 'Control' || key === 'Meta' || key === '/';
}

export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

/** Whoever speaks or presses keys by accident can turn the one-letter shortcut off. (WCAG 2.1.4) */
const SLASH_KEY = 'quire-search-slash';

export function isSlashOn(storage: Pick<Storage, 'getItem'> | undefined): boolean {
  try {
    return storage?.getItem(SLASH_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function saveSlash(storage: Pick<Storage, 'setItem'> | undefined, isOn: boolean): void {
  try {
    storage?.setItem(SLASH_KEY, isOn ? 'on' : 'off');
  } catch {
    // Full or forbidden: the choice holds for the dialog that shows it.
  }
}
