/** Owns search in the nav: the button, the keys, and the dialog, which is loaded at the first intent only. */
import { onSourcesChanged, type PageStore, takeDeferredIntent, usePageStore, usePageView } from '@quire/engine/client';
import type { PageView } from '@quire/engine/shared';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findStorage } from './find-storage.ts';
import { type FirstQuery, fromSelection, typeAhead } from './first-query.ts';
import { createSearchLoader, type LoadedSearch } from './load-search.ts';
import { SearchButton, SearchKeys } from './search-button.tsx';
import { findShortcut, isField, isLetter, isSlashOn } from './shortcut.ts';
import './search-button.css';

/** One for the visit: what is loaded stays, whatever page the reader goes to. */
const loader = createSearchLoader();

type Session =
  | { status: 'closed' }
  | { status: 'opening'; first: FirstQuery }
  | { status: 'open'; first: FirstQuery; search: LoadedSearch }
  | { status: 'failed' };

const CLOSED: Session = { status: 'closed' };

/** @param isBare without a button: the keys alone open it */
export function Search({ isBare = false }: { isBare?: boolean }) {
  const view = usePageView();
  const { search } = view.site;
  return search ? <SearchByKeys view={view} search={search} Button={isBare ? SearchKeys : SearchButton} /> : null;
}

interface SearchProps {
  view: PageView;
  search: NonNullable<PageView['site']['search']>;
  Button: typeof SearchButton | typeof SearchKeys;
}

function SearchByKeys({ view, search: settings, Button }: SearchProps) {
  const store = usePageStore();
  const [session, setSession] = useState<Session>(CLOSED);
  const wanted = { settings, base: view.site.base, lang: view.locale.lang };

  const open = (first: FirstQuery) => {
    setSession((current) => (current.status === 'open' ? current : { status: 'opening', first }));
    loader.load(wanted).then(
      (search) =>
        setSession((current) => (current.status === 'opening' ? { ...current, status: 'open', search } : current)),
      (error: unknown) => {
        console.warn('Quire: the search could not be loaded.', error);
        setSession({ status: 'failed' });
      },
    );
  };
  const close = () => setSession(CLOSED);
  const type = (key: string) =>
    setSession((current) =>
      current.status === 'opening' ? { ...current, first: typeAhead(current.first, key) } : current,
    );

  useShortcuts({ status: session.status, open, close, type });
  useDeferredIntent(open);
  useEffect(() => onSourcesChanged(loader.forget), []);
  return (
    <>
      <Button
        state={session.status}
        onIntent={() => loader.warmUp(wanted)}
        onPress={(selection) => open(fromSelection(selection))}
        onDismiss={() => setSession((current) => (current.status === 'failed' ? CLOSED : current))}
      />
      {session.status === 'open' &&
        createPortal(
          <session.search.Dialog
            engine={session.search.engine}
            settings={settings}
            first={session.first}
            onClose={close}
            onFollow={(href, words) => void markFound(store, new URL(href, location.href), words)}
          />,
          document.body,
        )}
    </>
  );
}

/** Few readers search: the others do not load what marks. Without it the page is read all the same. */
async function markFound(store: PageStore, url: URL, words: readonly string[]): Promise<void> {
  const from = store.getView().href;
  try {
    const { markOnArrival } = await import('./mark-found.ts');
    markOnArrival(store, { url, words, from });
  } catch (error) {
    console.warn('Quire: what was found could not be marked.', error);
  }
}

interface Shortcuts {
  status: Session['status'];
  open: (first: FirstQuery) => void;
  close: () => void;
  /** A key for the field that is still on its way. */
  type: (key: string) => void;
}

function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { status, open, close, type } = current.current;
      const isOpen = status === 'open';
      const isInField = isField(event.target);
      if (status === 'opening' && isLetter(event, isInField)) {
        event.preventDefault();
        return type(event.key);
      }
      const shortcut = findShortcut(event, isInField);
      if (!shortcut || (shortcut === 'slash' && (isOpen || !isSlashOn(findStorage())))) return;
      event.preventDefault();
      if (isOpen) close();
      else open(fromSelection(getSelection()?.toString() ?? ''));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What the reader pressed and typed before the page was alive. */
function useDeferredIntent(open: Shortcuts['open']): void {
  const firstOpen = useRef(open);
  useEffect(() => {
    const wish = takeDeferredIntent();
    if (!wish || (wish.by === '/' && !isSlashOn(findStorage()))) return;
    const selection = wish.by === 'click' ? '' : (getSelection()?.toString() ?? '');
    firstOpen.current([...wish.typed].reduce(typeAhead, fromSelection(selection)));
  }, []);
}
