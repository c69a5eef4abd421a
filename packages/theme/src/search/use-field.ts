import { useLayoutEffect } from 'react';
import { QUERY_MAX_CHARS } from './constants.ts';
import { LIST_ID, type SearchApi, type SearchState } from './create-search.ts';
import { setAttributes } from './dialog-parts.ts';

/** Binds the field, which is part of the document, to the state of the search. */
export function useField(input: HTMLInputElement, { state, api }: { state: SearchState; api: SearchApi }): void {
  useLayoutEffect(() => bindField(input, api), [input, api]);
  const { query } = state;
  useLayoutEffect(() => {
    if (input.value !== query) input.value = query;
  }, [input, query]);
  const hasRows = state.isOpen && state.collections.some(({ items }) => items.length > 0);
  const props = api.getInputProps({ inputElement: input });
  const attributes = {
    id: props.id,
    enterkeyhint: props.enterKeyHint,
    'aria-expanded': String(hasRows),
    'aria-controls': hasRows ? LIST_ID : undefined,
    'aria-activedescendant': hasRows ? props['aria-activedescendant'] : undefined,
  };
  useLayoutEffect(() => {
    setAttributes(input, attributes);
  });
}

/** The field already has the focus, so the panel opens at once. */
function bindField(input: HTMLInputElement, api: SearchApi): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const handlers = api.getInputProps({ inputElement: input, maxLength: QUERY_MAX_CHARS });
  input.addEventListener('input', handlers.onChange, { signal });
  input.addEventListener('compositionend', handlers.onCompositionEnd, { signal });
  input.addEventListener('focus', handlers.onFocus, { signal });
  input.addEventListener('click', handlers.onClick, { signal });
  handlers.onFocus(new FocusEvent('focus'));
  return () => ends.abort();
}
