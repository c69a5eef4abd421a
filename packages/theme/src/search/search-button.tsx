/** Owns the button that opens search. Without script it is not there: the reader has the sidebar. */
import { useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { neverChanges } from '../ui/never-changes.ts';

interface SearchButtonProps {
  state: 'closed' | 'opening' | 'open' | 'failed';
  onIntent: () => void;
  onPress: (selection: string) => void;
  onDismiss: () => void;
}

/** What opens search before it is there. */
const EARLY = { 'aria-keyshortcuts': 'Control+K Meta+K /', 'data-early': '' };

/** In place of the button where there is no bar. */
export function SearchKeys({ state }: Pick<SearchButtonProps, 'state'>) {
  return (
    <div className="DocSearch-Button-Place" data-bare="">
      <span hidden {...EARLY} />
      <SearchProblem isShown={state === 'failed'} />
    </div>
  );
}

/** It is in the document from the beginning: where no script can be loaded, the entry shows it. */
function SearchProblem({ isShown }: { isShown: boolean }) {
  const text = useTexts();
  const failed = text('search.failed');
  return (
    <p className="DocSearch-Button-Problem" role="alert" hidden={!isShown}>
      {isShown ? text('search.failedState', { failed, help: text('search.failedHelp') }) : failed}
    </p>
  );
}

export function SearchButton({ state, onIntent, onPress, onDismiss }: SearchButtonProps) {
  const text = useTexts();
  // A press takes the selection away before the click comes.
  const selection = useRef('');
  const modifier = useSyncExternalStore(neverChanges, findModifier, () => 'Ctrl');
  const keepSelection = () => {
    selection.current = getSelection()?.toString() ?? '';
  };
  const press = () => {
    onPress(selection.current);
    selection.current = '';
  };
  return (
    <div className="DocSearch-Button-Place">
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        aria-haspopup="dialog"
        {...EARLY}
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
      <SearchProblem isShown={state === 'failed'} />
    </div>
  );
}

function findModifier(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
