import type { DialogParts } from './dialog-parts.ts';
import { decideKey } from './keys.ts';

export interface FieldWatch {
  /** Resolves when no word is being composed: until then the field must not be changed. */
  whenComposed(): Promise<void>;
  /** @returns whether Enter was the last key: then it chooses the first row, once there is one */
  stop(): boolean;
}

/** Handles the keys of the field until the panel takes over. */
export function watchField({ dialog, input }: Pick<DialogParts, 'dialog' | 'input'>): FieldWatch {
  const ends = new AbortController();
  const { signal } = ends;
  let isEntered = false;
  let composed = Promise.resolve();
  input.addEventListener(
    'keydown',
    (event) => {
      const action = decideKey(event, { query: input.value, isOpen: false, isInInput: true, isWaiting: true });
      isEntered = action === 'choose-later';
      if (action === 'keep' || action === 'step-back' || action === 'close-dialog') event.preventDefault();
      if (action === 'step-back') input.value = '';
      // Chromium does not always close a dialog that was opened a moment ago.
      if (action === 'close-dialog') dialog.close();
    },
    { signal },
  );
  input.addEventListener(
    'compositionstart',
    () => {
      composed = new Promise((resolve) => {
        input.addEventListener('compositionend', () => resolve(), { once: true });
      });
    },
    { signal },
  );
  return {
    whenComposed: () => composed,
    stop() {
      ends.abort();
      return isEntered;
    },
  };
}
