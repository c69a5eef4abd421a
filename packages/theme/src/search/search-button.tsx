import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

const SHORTCUTS = 'Control+K Meta+K /';

/** Replaces the button on pages without a bar. */
export function SearchKeys() {
  return <span hidden aria-keyshortcuts={SHORTCUTS} />;
}

export function SearchButton() {
  const text = useTexts();
  return (
    <button type="button" className="DocSearch DocSearch-Button" aria-haspopup="dialog" aria-keyshortcuts={SHORTCUTS}>
      <span className="DocSearch-Button-Container">
        <Icon name="search" className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">{text('search.button')}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key" data-modifier="">
          Ctrl
        </kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}
