/** The keys that open search: Ctrl/Cmd+K everywhere, `/` outside of fields if it is enabled. */
import { loadText, storeText } from '@quire/client';

export type Shortcut = 'ctrl-k' | 'slash';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

export function findShortcut(event: Keys, isInField: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || altKey) return undefined;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) return 'ctrl-k';
  // On some keyboard layouts `/` needs Shift.
  if (key === '/' && !ctrlKey && !metaKey && !isInField) return 'slash';
  return undefined;
}

/** Whether the key is part of a shortcut that opens search, or may be followed by one. */
export function announcesShortcut({ key }: Pick<Keys, 'key'>): boolean {
  return key === 'Control' || key === 'Meta' || key === '/';
}

/** Not the field of a dialog that has closed, which keeps the focus until the browser renders the next frame. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest('dialog:not([open])')) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]');
}

/** Users of speech input, or those who press keys by accident, can turn off the one-letter shortcut. (WCAG 2.1.4) */
const SLASH_KEY = 'quire-search-slash';

/** Also true if storage is disabled. */
export function isSlashOn(): boolean {
  return loadText(SLASH_KEY) !== 'off';
}

/** If storage is disabled, the choice lasts until the dialog closes. */
export function saveSlash(isOn: boolean): void {
  storeText(SLASH_KEY, isOn ? 'on' : 'off');
}
