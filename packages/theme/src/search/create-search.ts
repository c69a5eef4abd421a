/** The state of the dialog, from the headless autocomplete: its sources and its keys. */
import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { Answer, Ask } from './ask.ts';
import { classifyQuery, filterCommands } from './commands.ts';
import { STALL_MS } from './constants.ts';
import { type History, listShownRecent } from './history.ts';
import { type Command, getItemUrl, type Item } from './item.ts';
import type { Screen } from './screen.ts';

/** The list box, which the input references. */
export const LIST_ID = 'docsearch-list';

/** A list of rows, with the screen that it belongs to. */
interface Part {
  screen: Screen;
  list: Item['list'];
  /** The name of a group of hits. */
  name: string;
  sourceId: string;
  items: Item[];
}

/** The library returns sources with their additional fields. */
type ScreenSource = AutocompleteSource<Item> & Omit<Part, 'items'>;

/** The library numbers the rows, which its types omit. */
type NumberedItem = Item & { __autocomplete_id: number };

/** A list on the screen. */
export interface Section extends Pick<Part, 'list' | 'name'> {
  source: SearchState['collections'][number]['source'];
  items: NumberedItem[];
}

/** With one of them, a hit opens in another tab or window. */
export type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

export type SearchState = AutocompleteState<Item>;
export type SearchApi = AutocompleteApi<Item>;

export interface SearchOptions {
  firstQuery: string;
  ask: Ask;
  loadHistory: () => History;
  /** Shown before anything is typed. */
  listLinks: () => readonly Item[];
  listCommands: () => readonly Command[];
  onChange: (state: SearchState) => void;
  onSelect: (item: Item, modifiers: Modifiers) => void;
}

export function createSearch(options: SearchOptions): SearchApi {
  const { firstQuery, onChange, onSelect } = options;
  const toSource = ({ items, ...part }: Part): ScreenSource => ({
    ...part,
    getItems: () => items,
    getItemUrl: ({ item }) => getItemUrl(item),
    onSelect: ({ item, event }) => onSelect(item, event),
  });
  return createAutocomplete<Item>({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    ignoreCompositionEvents: true,
    insights: false,
    stallThreshold: STALL_MS,
    initialState: { query: firstQuery },
    // Screens without rows are also shown.
    shouldPanelOpen: () => true,
    navigator: { navigate: ({ itemUrl }) => followLink(itemUrl) },
    onStateChange: ({ state }) => onChange(state),
    async getSources({ query }) {
      return (await listParts(query.trim(), options)).map(toSource);
    },
  });
}

async function listParts(query: string, { ask, loadHistory, listLinks, listCommands }: SearchOptions): Promise<Part[]> {
  switch (classifyQuery(query)) {
    case 'empty':
      return listStartParts(loadHistory(), listLinks());
    case 'keys':
      return [{ screen: { kind: 'keys' }, list: 'commands', name: '', sourceId: 'keys', items: [] }];
    case 'commands':
      return [listCommandPart(filterCommands(listCommands(), query), query)];
    default:
      return listAnswerParts(await ask(query, 0));
  }
}

function listStartParts(history: History, links: readonly Item[]): Part[] {
  const recent = listShownRecent(history).map((hit): Item => ({ list: 'recent', hit }));
  const favorites = history.favorites.map((hit): Item => ({ list: 'favorites', hit }));
  const items = [...recent, ...favorites, ...links];
  const lists = ['recent', 'favorites', 'links', 'onPage'] as const;
  return lists.map((list) => ({
    screen: { kind: 'start' },
    list,
    name: '',
    sourceId: list,
    items: items.filter((item) => item.list === list),
  }));
}

function listCommandPart(commands: readonly Command[], query: string): Part {
  const items = commands.map((command): Item => ({ list: 'commands', command }));
  const screen: Screen = { kind: 'commands', query, count: items.length };
  return { screen, list: 'commands', name: '', sourceId: 'commands', items };
}

function listAnswerParts(answer: Answer): Part[] {
  const common = { screen: answer, list: 'matched' } as const;
  if (answer.kind !== 'hits') return [{ ...common, name: '', sourceId: answer.kind, items: [] }];
  const { queryID } = answer;
  return answer.groups.map(({ name, rows }, at) => {
    const items = rows.map((row): Item => ({ list: 'matched', hit: row.hit, row, queryID }));
    return { ...common, name, sourceId: `matched-${at}`, items };
  });
}

/** The screen of the last answer; undefined before the first. */
export function findScreen({ collections }: SearchState): Screen | undefined {
  return collections[0] && toScreenSource(collections[0].source).screen;
}

export function listSections({ collections }: SearchState): Section[] {
  return collections
    .filter(({ items }) => items.length > 0)
    .map(({ source, items }) => {
      const { list, name } = toScreenSource(source);
      return { list, name, source, items: items as NumberedItem[] };
    });
}

/** Whether earlier searches are listed. */
export function hasHistory(state: SearchState): boolean {
  return listSections(state).some(({ list }) => list === 'recent' || list === 'favorites');
}

/** The border to the library, whose types omit additional fields. */
function toScreenSource(source: AutocompleteSource<Item>): ScreenSource {
  return source as ScreenSource;
}

export function findActiveItem(state: SearchState): Item | undefined {
  return listSections(state)
    .flatMap(({ items }) => items)
    .find((item) => item.__autocomplete_id === state.activeItemId);
}

/** Clicks a normal link, so that the router handles it. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
