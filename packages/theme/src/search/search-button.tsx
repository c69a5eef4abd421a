import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** What opens search before the script is there. */
const EARLY = { 'aria-keyshortcuts': 'Control+K Meta+K /', 'data-early': '' };

/** In place of the button where there is no bar. */
export function SearchKeys() {
  return <span hidden {...EARLY} />;
}

/** Shown where no script can be loaded that opens the dialog. */
export function SearchProblem() {
  return (
    <p className="DocSearch-Button-Problem" role="alert" hidden>
      {useTexts()('search.failed')}
    </p>
  );
}

export function SearchButton() {
  const text = useTexts();
  return (
    <button type="button" className="DocSearch DocSearch-Button" aria-haspopup="dialog" {...EARLY}>
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
