/** Owns the life of one dialog: its state, its history, and what choosing a hit leads to. */
import { usePageView } from '@quire/engine/client';
import type { SearchView } from '@quire/engine/shared';
import { SNIPPET_WORDS } from '@quire/search';
import { useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { createAsker } from './ask.ts';
import { SNIPPET_WORDS_MOBILE } from './constants.ts';
import { createContents, showContents } from './contents.ts';
import { createSearch, type Item, type Modifiers, type SearchApi, type SearchState } from './create-search.ts';
import type { FirstQuery } from './first-query.ts';
import { addRecent } from './history.ts';
import { createHistoryStorage, findStorage, type HistoryStorage } from './history-storage.ts';
import { listFoundWords } from './hit.ts';
import type { SearchEngine } from './load-search.ts';

export interface UseSearchOptions {
  engine: Extract<SearchEngine, { kind: 'ready' }>;
  settings: SearchView;
  first: FirstQuery;
  /** The reader goes to a hit that these words were found in; not called where it opens in another tab. */
  onChoose: (href: string, words: readonly string[]) => void;
}

export interface OpenSearch {
  state: SearchState;
  api: SearchApi;
  history: HistoryStorage;
  indexName: string;
  choose: (item: Item, modifiers: Modifiers) => void;
  /** The reader looks further down the list. */
  scroll: () => void;
}

export function useSearch(options: UseSearchOptions): OpenSearch {
  const { site, locale } = usePageView();
  const [state, setState] = useState(() => createState(options.first.text));
  const [parts] = useState(() => {
    const { settings } = options;
    const indexName = settings.provider === 'hosted' ? settings.indexName : `local:${site.base}${locale.lang}`;
    return createParts({ ...options, indexName, lang: locale.lang, onChange: setState });
  });
  return { state, ...parts };
}

interface PartsOptions extends UseSearchOptions {
  indexName: string;
  lang: string;
  onChange: (state: SearchState) => void;
}

function createParts({ engine, indexName, lang, first, onChange, onChoose }: PartsOptions): Omit<OpenSearch, 'state'> {
  const history = createHistoryStorage(findStorage(), indexName);
  const choose = (item: Item, modifiers: Modifiers) => {
    history.save(addRecent(history.load(), item.hit));
    if (item.list === 'found') tellClick(item);
    if (isModified(modifiers)) return;
    onChoose(item.hit.url, item.list === 'found' ? listFoundWords(item.row) : []);
  };
  const tellClick = ({ hit, row, queryID }: Extract<Item, { list: 'found' }>) => {
    if (queryID === undefined) return;
    engine.insights?.clicked({ index: indexName, objectID: hit.objectID, position: row.position, queryID });
  };
  const ask = createAsker({ provider: engine.provider, indexName, lang, getSnippetWords });
  let current = createState(first.text);
  const contents = createContents(ask, (answer) => showContents(api, current, answer));
  const api = createSearch({
    firstQuery: first.text,
    ask,
    loadHistory: history.load,
    onChange(state) {
      current = state;
      onChange(state);
      contents.watch(state);
    },
    onSelect: choose,
  });
  return { api, history, indexName, choose, scroll: contents.wantAll };
}

function createState(query: string): SearchState {
  return { query, status: 'idle', collections: [], activeItemId: null, isOpen: false, completion: null, context: {} };
}

/** SPEC.md 9: fewer words on a narrow screen. */
function getSnippetWords(): number {
  return matchMedia(`(width <= ${MOBILE_BREAKPOINT_PX}px)`).matches ? SNIPPET_WORDS_MOBILE : SNIPPET_WORDS;
}

function isModified({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
