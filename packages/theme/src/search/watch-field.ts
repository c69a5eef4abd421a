import type { DialogParts } from './dialog-parts.ts';
import { decideKey } from './keys.ts';

export interface FieldWatch {
  /** Resolves when no word is being composed: until then the field must not be changed. */
  whenComposed(): Promise<void>;
  /** @returns whether Enter was the last key: then it chooses the first row, once there is one */
  stop(): boolean;
}

/** Handles the keys of the field until the panel takes over. */
export function watchField({ input }: Pick<DialogParts, 'input'>): FieldWatch {
  const ends = new AbortController();
  const { signal } = ends;
  let isEntered = false;
  let composed = Promise.resolve();
  input.addEventListener(
    'keydown',
    (event) => {
      const action = decideKey(event, { query: input.value, isOpen: false, isInInput: true, isWaiting: true });
      isEntered = action === 'choose-later';
      if (action === 'keep' || action === 'step-back') event.preventDefault();
      if (action === 'step-back') input.value = '';
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
