import type { SearchView } from '@quire/client/contract';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { COPIED_MARK_MS } from '../constants.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findScreen, hasHistory } from './create-search.ts';
import { describeState, findHostFailure, type Status } from './describe-state.ts';
import type { History } from './history.ts';
import type { Hit } from './hit.ts';
import { HitList } from './hit-list.tsx';
import type { Command } from './item.ts';
import { KeysScreen } from './keys-screen.tsx';
import { Missing } from './missing.tsx';
import type { Screen } from './screen.ts';
import { FailedScreen, NoCommandScreen, NoneScreen, NoRecentNote, OwnNotice } from './screens.tsx';
import type { SearchEngine } from './search-engine.ts';
import { SearchFooter } from './search-footer.tsx';
import { useField } from './use-field.ts';
import { useKeys } from './use-keys.ts';
import { type OpenSearch, useSearch } from './use-search.ts';

export interface SearchPanelProps {
  engine: Extract<SearchEngine, { kind: 'ready' }>;
  settings: SearchView;
  dialog: HTMLDialogElement;
  /** Its value when the panel is mounted is the first query. */
  input: HTMLInputElement;
  isEntered: boolean;
  /** Called when the reader goes to a hit, with its matched words. */
  onFollow: (href: string, words: readonly string[]) => void;
}

/** The panel below the field: the screen for the current state, and the footer. */
export function SearchPanel({ engine, settings, dialog, input, isEntered, onFollow }: SearchPanelProps) {
  const text = useTexts();
  const close = () => dialog.close();
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
    firstQuery: input.value,
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
  useField(input, search);
  useKeys({ search, dialog, input, isEntered });
  useStatus(dialog, status);
  useShownHits(engine, search, screen);

  const setQuery = (query: string) => {
    api.setQuery(query);
    void api.refresh();
    input.focus();
  };
  const change = (move: (history: History, hit: Hit) => History, hit: Hit) => {
    search.history.save(move(search.history.load(), hit));
    void api.refresh();
    // The button is removed with its row.
    if (document.activeElement instanceof HTMLButtonElement) input.focus();
  };
  return (
    <>
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
      <p className="q-visually-hidden" role="status">
        {message || describeState(status, screen, text)}
      </p>
    </>
  );
}

interface DropdownProps {
  /** Undefined if the panel is closed. */
  screen: Screen | undefined;
  input: HTMLInputElement;
  onScroll: () => void;
  children: ReactNode;
}

/** The scrollable part. New results start at the top. A press keeps the focus in the input, scrolling by touch hides the keyboard. */
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
      onTouchMove={() => input.blur()}
      // New results reset the position to the top, which is not scrolling by the reader.
      onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && onScroll()}
    >
      <div className="DocSearch-Dropdown-Container">{children}</div>
    </div>
  );
}

/** Sets the status on the dialog, for the stylesheet. */
function useStatus(dialog: HTMLDialogElement, status: Status): void {
  useLayoutEffect(() => {
    dialog.dataset.status = status;
    dialog.classList.toggle('DocSearch-Container--Stalled', status === 'stalled');
    dialog.classList.toggle('DocSearch-Container--Errored', status === 'error');
  }, [dialog, status]);
}

/** Reports shown hits, only if the site's author enabled it. */
function useShownHits(
  { insights }: SearchPanelProps['engine'],
  { indexName }: OpenSearch,
  screen: Screen | undefined,
): void {
  useEffect(() => {
    // Hits without a query id do not come from the search service.
    if (!insights || screen?.kind !== 'hits' || screen.queryID === undefined) return;
    const hits = screen.groups.flatMap(({ rows }) => rows);
    insights.viewed(
      indexName,
      hits.map(({ hit }) => hit.objectID),
    );
  }, [insights, indexName, screen]);
}
