/** Owns the field of the dialog, with what is around it. */
import type { ComponentProps, RefObject } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { LIST_ID, type SearchApi, type SearchState } from './create-search.ts';
import { DialogIcon } from './dialog-icon.tsx';

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  inputProps: ReturnType<SearchApi['getInputProps']>;
  state: SearchState;
  onClear: () => void;
  onCancel: () => void;
}

export function SearchBox({ ref, inputProps, state, onClear, onCancel }: SearchBoxProps) {
  const text = useTexts();
  const hasRows = state.isOpen && state.collections.some(({ items }) => items.length > 0);
  return (
    <div className="DocSearch-SearchBar">
      <search className="DocSearch-Form">
        <span className="DocSearch-MagnifierLabel" aria-hidden="true">
          <Icon name="search" className="DocSearch-Search-Icon" />
        </span>
        <span className="DocSearch-LoadingIndicator" aria-hidden="true">
          <DialogIcon name="spinner" />
        </span>
        <input
          {...(inputProps as ComponentProps<'input'>)}
          ref={ref}
          className="DocSearch-Input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? LIST_ID : undefined}
          aria-activedescendant={hasRows ? inputProps['aria-activedescendant'] : undefined}
          aria-labelledby={undefined}
          aria-label={text('search.placeholder')}
          placeholder={text('search.placeholder')}
          // The dialog hears the keys, wherever the focus is.
          onKeyDown={undefined}
        />
        {state.query !== '' && (
          <button
            type="button"
            className="DocSearch-Reset"
            title={text('search.clear')}
            aria-label={text('search.clear')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClear}
          >
            <Icon name="close" />
          </button>
        )}
      </search>
      <button type="button" className="DocSearch-Cancel" onClick={onCancel}>
        <span className="DocSearch-Cancel-text">{text('search.cancel')}</span> <kbd>esc</kbd>
      </button>
    </div>
  );
}
