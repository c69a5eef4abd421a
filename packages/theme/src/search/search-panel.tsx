/** Owns the inside of the dialog: the search box, the screen that fits the state, the footer. */
import type { SearchView } from '@quire/engine/shared';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { COPIED_MARK_MS } from '../constants.ts';
import { useTexts } from '../texts/use-texts.ts';
import { QUERY_MAX_CHARS } from './constants.ts';
import { findScreen, hasHistory } from './create-search.ts';
import { describeState, findHostFailure } from './describe-state.ts';
import type { FirstQuery } from './first-query.ts';
import type { History } from './history.ts';
import type { Hit } from './hit.ts';
import { HitList } from './hit-list.tsx';
import type { Command } from './item.ts';
import { KeysScreen } from './keys-screen.tsx';
import { Missing } from './missing.tsx';
import { Modal } from './modal.tsx';
import type { Screen } from './screen.ts';
import { FailedScreen, NoCommandScreen, NoneScreen, NoRecentNote, OwnNotice } from './screens.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchEngine } from './search-engine.ts';
import { SearchFooter } from './search-footer.tsx';
import { useKeys } from './use-keys.ts';
import { type OpenSearch, useSearch } from './use-search.ts';

export interface SearchPanelProps {
  engine: Extract<SearchEngine, { kind: 'ready' }>;
  settings: SearchView;
  first: FirstQuery;
  onClose: () => void;
  onFollow: (href: string, words: readonly string[]) => void;
}

export function SearchPanel({ engine, settings, first, onClose, onFollow }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = useTexts();
  const close = () => dialog.current?.close();
  const [message, setMessage] = useState('');
  const run = async (command: Command) => {
    const outcome = await command.run?.();
    if (outcome === undefined) return close();
    setMessage(outcome);
    setTimeout(close, COPIED_MARK_MS);
  };
  const search = useSearch({
    engine,
    settings,
    first,
    onChoose(href, words) {
      close();
      onFollow(href, words);
    },
    onCommand: (command) => void run(command),
  });
  const { state, api } = search;
  const screen = findScreen(state);
  const status = screen?.kind === 'failed' && state.status === 'idle' ? 'error' : state.status;
  const hostFailure = findHostFailure(screen);
  const inputElement = input.current;
  const inputProps = api.getInputProps({ inputElement, maxLength: QUERY_MAX_CHARS });
  const onKeyDown = useKeys({ search, input, close, handleKey: inputProps.onKeyDown });
  useShownHits(engine, search, screen);
  useEffect(() => {
    input.current?.focus();
    if (first.origin === 'selection') input.current?.select();
  }, [first]);

  const setQuery = (query: string) => {
    api.setQuery(query);
    void api.refresh();
    input.current?.focus();
  };
  const change = (move: (history: History, hit: Hit) => History, hit: Hit) => {
    search.history.save(move(search.history.load(), hit));
    void api.refresh();
    // The button goes with its row.
    if (document.activeElement instanceof HTMLButtonElement) input.current?.focus();
  };
  return (
    <Modal ref={dialog} status={status} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="DocSearch-Modal">
        <SearchBox ref={input} inputProps={inputProps} state={state} onClear={() => setQuery('')} onCancel={close} />
        <Dropdown screen={state.isOpen ? screen : undefined} input={input} onScroll={search.scroll}>
          {hostFailure && <OwnNotice failure={hostFailure} />}
          {screen?.kind === 'none' && <NoneScreen answer={screen} reportHref={settings.reportHref} onTry={setQuery} />}
          {screen?.kind === 'failed' && <FailedScreen failure={screen.failure} />}
          {screen?.kind === 'keys' && <KeysScreen />}
          {screen?.kind === 'commands' && screen.count === 0 && <NoCommandScreen query={screen.query} />}
          {screen?.kind === 'hits' && screen.asked && <Missing asked={screen.asked} />}
          <HitList state={state} api={api} onChange={change} />
          {screen?.kind === 'start' && state.query.trim() === '' && !hasHistory(state) && <NoRecentNote />}
        </Dropdown>
        {message !== '' && <p className="DocSearch-Message">{message}</p>}
        <SearchFooter isHosted={settings.provider === 'hosted' && !hostFailure} />
        <p className="DocSearch-VisuallyHiddenForAccessibility" role="status">
          {message || describeState(status, screen, text)}
        </p>
      </div>
    </Modal>
  );
}

interface DropdownProps {
  /** Undefined where the panel is closed. */
  screen: Screen | undefined;
  input: RefObject<HTMLInputElement | null>;
  onScroll: () => void;
  children: ReactNode;
}

/** What scrolls: each answer from its beginning. A press keeps the focus in the input, a touch that scrolls hides the keyboard. */
function Dropdown({ screen, input, onScroll, children }: DropdownProps) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is what the effect waits for
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [screen]);
  if (!screen) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the focus is steered
    <div
      ref={panel}
      className="DocSearch-Dropdown"
      onMouseDown={(event) => event.preventDefault()}
      onTouchMove={() => input.current?.blur()}
      // A new answer goes back to the top: that is not a scrolling of the reader's.
      onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && onScroll()}
    >
      <div className="DocSearch-Dropdown-Container">{children}</div>
    </div>
  );
}

/** Told only where the site's author turned it on. */
function useShownHits(
  { insights }: SearchPanelProps['engine'],
  { indexName }: OpenSearch,
  screen: Screen | undefined,
): void {
  useEffect(() => {
    // Without the id of a query they are not the host's hits.
    if (!insights || screen?.kind !== 'hits' || screen.queryID === undefined) return;
    const hits = screen.groups.flatMap(({ rows }) => rows);
    insights.viewed(
      indexName,
      hits.map(({ hit }) => hit.objectID),
    );
  }, [insights, indexName, screen]);
}
