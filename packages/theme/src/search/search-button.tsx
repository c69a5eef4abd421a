/** Owns the button that opens search. Without script it is not there: the reader has the sidebar. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

interface SearchButtonProps {
  state: 'closed' | 'opening' | 'open' | 'failed';
  onIntent: () => void;
  onPress: (selection: string) => void;
  onDismiss: () => void;
}

export function SearchButton({ state, onIntent, onPress, onDismiss }: SearchButtonProps) {
  const text = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  // A press takes the selection away before the click comes.
  const selection = useRef('');
  const modifier = useSyncExternalStore(subscribeToNothing, findModifier, () => 'Ctrl');
  const keepSelection = () => {
    selection.current = getSelection()?.toString() ?? '';
  };
  const press = () => {
    onPress(selection.current);
    selection.current = '';
  };
  usePressBeforeScript(button, press);
  return (
    <div className="DocSearch-Button-Place">
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'opening' || undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onPointerDown={keepSelection}
        onClick={press}
        onBlur={onDismiss}
      >
        <span className="DocSearch-Button-Container">
          <Icon name="search" className="DocSearch-Search-Icon" />
          <span className="DocSearch-Button-Placeholder">{text('search.button')}</span>
        </span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">{modifier}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {state === 'failed' && (
        <p className="DocSearch-Button-Problem" role="alert">
          {text('search.failed')}
        </p>
      )}
    </div>
  );
}

/** A button that has the focus, but not by the keyboard, was pressed before the page came to life. */
function usePressBeforeScript(button: RefObject<HTMLButtonElement | null>, press: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was before the first render counts
  useEffect(() => {
    if (button.current?.matches(':focus:not(:focus-visible)')) press();
  }, []);
}

function findModifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

function subscribeToNothing() {
  return () => {};
}
