/** Owns the keys of the dialog. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { findActiveItem, followLink } from './create-search.ts';
import { getItemUrl } from './item.ts';
import { decideKey, type KeyAction } from './keys.ts';
import type { OpenSearch } from './use-search.ts';

interface KeysOptions {
  search: OpenSearch;
  input: RefObject<HTMLInputElement | null>;
  close: () => void;
  /** The headless autocomplete's own handler. */
  handleKey: (event: KeyboardEvent<HTMLElement>) => void;
}

const UNMODIFIED = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** The others are the browser's, or the headless autocomplete's. */
const PREVENTED: ReadonlySet<KeyAction> = new Set(['close-dialog', 'choose-later', 'keep']);

export function useKeys({ search, input, close, handleKey }: KeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { state, choose } = search;
  /** Enter was pressed before the rows of what was typed came. */
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current || state.status !== 'idle') return;
    isChosen.current = false;
    const item = findActiveItem(state);
    if (!item) return;
    choose(item, UNMODIFIED);
    const url = getItemUrl(item);
    if (url !== undefined) followLink(url);
  }, [state, choose]);

  return (event) => {
    const { query, status, isOpen } = state;
    const action = decideKey(event.nativeEvent, {
      query,
      isOpen,
      isInInput: event.target === input.current,
      isWaiting: status !== 'idle',
    });
    isChosen.current = action === 'choose-later';
    if (PREVENTED.has(action)) event.preventDefault();
    if (action === 'close-dialog') close();
    if (action === 'step-back' || action === 'move') handleKey(event);
  };
}
