import { usePageView } from '@quire/client';
import { SearchButton, SearchKeys } from './search-button.tsx';
import { SearchFrame } from './search-frame.tsx';
import './search-button.css';

/**
 * Search in the bar: the button, and the dialog that it opens. (enhance-search.ts)
 * @param isBare without a button: only the keys open it
 */
export function Search({ isBare = false }: { isBare?: boolean }) {
  if (!usePageView().site.search) return null;
  return (
    <div className="DocSearch-Button-Place" data-bare={isBare ? '' : undefined}>
      {isBare ? <SearchKeys /> : <SearchButton />}
      <SearchFrame />
    </div>
  );
}
