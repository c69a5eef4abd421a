/** The keys of the dialog. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { findActiveItem, findScreen, followLink } from './create-search.ts';
import { getItemUrl } from './item.ts';
import { decideKey, type KeyAction } from './keys.ts';
import type { OpenSearch } from './use-search.ts';

interface KeysOptions {
  search: OpenSearch;
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Whether Enter was pressed before there were rows. */
  isEntered: boolean;
}

const UNMODIFIED = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** The browser or the headless autocomplete handles the others. */
const PREVENTED: ReadonlySet<KeyAction> = new Set(['close-dialog', 'choose-later', 'keep']);

export function useKeys({ search, dialog, input, isEntered }: KeysOptions): void {
  const { state, api, choose } = search;
  /** Whether Enter was pressed before the rows for the current query arrived. */
  const isChosen = useRef(isEntered);
  useEffect(() => {
    if (!isChosen.current || state.status !== 'idle' || !findScreen(state)) return;
    isChosen.current = false;
    const item = findActiveItem(state);
    if (!item) return;
    choose(item, UNMODIFIED);
    const url = getItemUrl(item);
    if (url !== undefined) followLink(url);
  }, [state, choose]);

  // On the dialog, so that keys work wherever the focus is.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { query, status, isOpen } = state;
      const isInInput = event.target === input;
      const action = decideKey(event, { query, isOpen, isInInput, isWaiting: status !== 'idle' });
      isChosen.current = action === 'choose-later';
      if (PREVENTED.has(action)) event.preventDefault();
      if (action === 'close-dialog') dialog.close();
      if (action === 'step-back' || action === 'move') api.getInputProps({ inputElement: input }).onKeyDown(event);
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [state, api, dialog, input]);
}
