import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * The closed dialog with its field. Opening shows a copy of it, to which React adds the rest. All documents contain it,
 * so everything that a script can add is left out. (open-dialog.ts)
 */
export function SearchFrame() {
  const text = useTexts();
  return (
    <dialog className="DocSearch DocSearch-Container" aria-label={text('search.button')}>
      <div className="DocSearch-Modal">
        <div className="DocSearch-SearchBar">
          <search className="DocSearch-Form">
            <Icon name="search" className="DocSearch-Search-Icon" />
            <input type="search" className="DocSearch-Input" placeholder={text('search.placeholder')} />
            <button type="button" className="DocSearch-Reset" title={text('search.clear')}>
              <Icon name="close" />
            </button>
          </search>
          <button type="button" className="DocSearch-Cancel">
            <span>{text('search.cancel')}</span> <kbd>esc</kbd>
          </button>
        </div>
        <div className="DocSearch-Body">
          <p role="status" hidden>
            {text('search.waiting')}
          </p>
          <p role="alert" hidden>
            {text('search.failedState', { failed: text('search.failed'), help: text('search.failedHelp') })}
          </p>
        </div>
      </div>
    </dialog>
  );
}
