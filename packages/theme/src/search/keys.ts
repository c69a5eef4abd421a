/** What a key pressed in the dialog does. */

export type KeyAction =
  | 'close-dialog'
  /** Closes the panel, or clears the query if it is closed. */
  | 'step-back'
  /** Chooses the row once the results have arrived. */
  | 'choose-later'
  /** Moves among the rows or chooses one. */
  | 'move'
  /** Prevents the browser from clearing the field or closing the dialog while a word is being composed. */
  | 'keep'
  | 'none';

export interface DialogState {
  query: string;
  /** Whether the panel (recent searches, results) is open. */
  isOpen: boolean;
  isInInput: boolean;
  /** Whether the rows belong to an older query. */
  isWaiting: boolean;
}

const MOVES = new Set(['ArrowUp', 'ArrowDown', 'Enter']);
/** The key belongs to the input method. */
const COMPOSING_KEY_CODE = 229;

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>;

export function decideKey(
  { key, keyCode, isComposing }: Key,
  { query, isOpen, isInInput, isWaiting }: DialogState,
): KeyAction {
  if (isComposing || keyCode === COMPOSING_KEY_CODE) return key === 'Escape' ? 'keep' : 'none';
  if (key === 'Escape') return query.trim() === '' && !isOpen ? 'close-dialog' : 'step-back';
  if (!isInInput || !MOVES.has(key)) return 'none';
  return key === 'Enter' && isWaiting ? 'choose-later' : 'move';
}
