/** The state and the history of an open dialog, and what happens when a hit is chosen. */
import { usePageView } from '@quire/client';
import { getVersion, type PageView, type SearchView } from '@quire/client/contract';
import { SNIPPET_WORDS } from '@quire/search';
import { useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { useTexts } from '../texts/use-texts.ts';
import { createAsker } from './ask.ts';
import { listCommands } from './commands.ts';
import { SNIPPET_WORDS_MOBILE } from './constants.ts';
import { createContents, showContents } from './contents.ts';
import { createSearch, type Modifiers, type SearchApi, type SearchOptions, type SearchState } from './create-search.ts';
import { addRecent } from './history.ts';
import { createHistoryStorage, type HistoryStorage } from './history-storage.ts';
import { listMatchedWords } from './hit.ts';
import type { Command, Item } from './item.ts';
import type { SearchEngine } from './search-engine.ts';
import { listPageSections, listQuickLinks } from './start-links.ts';

export interface UseSearchOptions {
  engine: Extract<SearchEngine, { kind: 'ready' }>;
  settings: SearchView;
  firstQuery: string;
  /** Called when the reader goes to a hit, with its matched words; not if it opens in another tab. */
  onChoose: (href: string, words: readonly string[]) => void;
  onCommand: (command: Command) => void;
}

export interface OpenSearch {
  state: SearchState;
  api: SearchApi;
  history: HistoryStorage;
  indexName: string;
  choose: (item: Item, modifiers: Modifiers) => void;
  /** Called when the reader scrolls down the list. */
  scroll: () => void;
}

export function useSearch(options: UseSearchOptions): OpenSearch {
  const view = usePageView();
  const text = useTexts();
  const [state, setState] = useState(() => createState(options.firstQuery));
  const [parts] = useState(() => {
    return createParts({
      ...options,
      indexName: nameIndex(options.settings, view),
      lang: view.locale.lang,
      version: getVersion(view),
      listLinks: () => [...listQuickLinks(view), ...listPageSections(view)],
      listCommands: () => listCommands(view, text),
      onChange: setState,
    });
  });
  return { state, ...parts };
}

interface PartsOptions extends UseSearchOptions, Pick<SearchOptions, 'listLinks' | 'listCommands'> {
  indexName: string;
  lang: string;
  version: string;
  onChange: (state: SearchState) => void;
}

function createParts(options: PartsOptions): Omit<OpenSearch, 'state'> {
  const { engine, indexName, lang, version, firstQuery, onChange, onChoose, onCommand } = options;
  const history = createHistoryStorage(indexName);
  const choose = (item: Item, modifiers: Modifiers) => {
    if (item.list === 'commands') return onCommand(item.command);
    if (item.list === 'matched' || item.list === 'recent' || item.list === 'favorites')
      history.save(addRecent(history.load(), item.hit));
    if (item.list === 'matched') reportClick(item);
    if (isModified(modifiers)) return;
    onChoose(item.hit.url, item.list === 'matched' ? listMatchedWords(item.row) : []);
  };
  const reportClick = ({ hit, row, queryID }: Extract<Item, { list: 'matched' }>) => {
    if (queryID === undefined) return;
    engine.insights?.clicked({ index: indexName, objectID: hit.objectID, position: row.position, queryID });
  };
  const ask = createAsker({ provider: engine.provider, indexName, lang, version, getSnippetWords });
  let current = createState(firstQuery);
  const contents = createContents(ask, (answer) => showContents(api, current, answer));
  const api = createSearch({
    firstQuery,
    ask,
    loadHistory: history.load,
    listLinks: options.listLinks,
    listCommands: options.listCommands,
    onChange(state) {
      current = state;
      onChange(state);
      contents.watch(state);
    },
    onSelect: choose,
  });
  return { api, history, indexName, choose, scroll: contents.wantAll };
}

/** The history has it as its key. It has no name for the default version, whose URLs have none either. */
function nameIndex(settings: SearchView, { site, locale, versions }: PageView): string {
  if (settings.provider === 'hosted') return settings.indexName;
  const other = versions.find(({ current, isDefault }) => current && !isDefault);
  return `local:${site.base}${other ? `${other.label}/` : ''}${locale.lang}`;
}

function createState(query: string): SearchState {
  return { query, status: 'idle', collections: [], activeItemId: null, isOpen: false, completion: null, context: {} };
}

/** Fewer words on narrow screens. */
function getSnippetWords(): number {
  return matchMedia(`(width <= ${MOBILE_BREAKPOINT_PX}px)`).matches ? SNIPPET_WORDS_MOBILE : SNIPPET_WORDS;
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
