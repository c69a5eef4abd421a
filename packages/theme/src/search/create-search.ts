/** Owns what the dialog shows, by the headless autocomplete: its sources, its state, its keys. */
import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import type { Answer, Ask } from './ask.ts';
import { STALL_MS } from './constants.ts';
import type { HitRow } from './group-hits.ts';
import { type History, listShownRecent } from './history.ts';
import type { Hit } from './hit.ts';

/** The list box, which the input names. */
export const LIST_ID = 'docsearch-list';

/** A row that can be chosen. */
export type Item =
  | { list: 'recent' | 'favorites'; hit: Hit }
  | { list: 'found'; hit: Hit; row: HitRow; queryID: string | undefined };

export type Screen = { kind: 'start' } | Answer;

/** A list of rows, and the screen that it is part of. */
interface Part {
  screen: Screen;
  list: Item['list'];
  /** Of a group of hits. */
  name: string;
  sourceId: string;
  items: Item[];
}

/** The library hands a source back with what it carries. */
type ScreenSource = AutocompleteSource<Item> & Omit<Part, 'items'>;

/** The library numbers the rows, and its types forget it. */
type NumberedItem = Item & { __autocomplete_id: number };

/** A list on the screen. */
export interface Section extends Pick<Part, 'list' | 'name'> {
  source: SearchState['collections'][number]['source'];
  items: NumberedItem[];
}

/** With one of them a hit opens elsewhere. */
export type Modifiers = Pick<globalThis.MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

export type SearchState = AutocompleteState<Item>;
export type SearchApi = AutocompleteApi<
  Item,
  FormEvent<HTMLElement>,
  MouseEvent<HTMLElement>,
  KeyboardEvent<HTMLElement>
>;

export interface SearchOptions {
  firstQuery: string;
  ask: Ask;
  loadHistory: () => History;
  onChange: (state: SearchState) => void;
  onSelect: (item: Item, modifiers: Modifiers) => void;
}

export function createSearch({ firstQuery, ask, loadHistory, onChange, onSelect }: SearchOptions): SearchApi {
  const toSource = ({ items, ...part }: Part): ScreenSource => ({
    ...part,
    getItems: () => items,
    getItemUrl: ({ item }) => item.hit.url,
    onSelect: ({ item, event }) => onSelect(item, event),
  });
  return createAutocomplete<Item, FormEvent<HTMLElement>, MouseEvent<HTMLElement>, KeyboardEvent<HTMLElement>>({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    ignoreCompositionEvents: true,
    insights: false,
    stallThreshold: STALL_MS,
    initialState: { query: firstQuery },
    // Screens without rows are shown too.
    shouldPanelOpen: () => true,
    navigator: { navigate: ({ itemUrl }) => followLink(itemUrl) },
    onStateChange: ({ state }) => onChange(state),
    async getSources({ query }) {
      const parts = query.trim() === '' ? listStartParts(loadHistory()) : listAnswerParts(await ask(query.trim(), 0));
      return parts.map(toSource);
    },
  });
}

function listStartParts(history: History): Part[] {
  const toPart = (list: 'recent' | 'favorites', hits: readonly Hit[]): Part => {
    const items = hits.map((hit): Item => ({ list, hit }));
    return { screen: { kind: 'start' }, list, name: '', sourceId: list, items };
  };
  return [toPart('recent', listShownRecent(history)), toPart('favorites', history.favorites)];
}

function listAnswerParts(answer: Answer): Part[] {
  const common = { screen: answer, list: 'found' } as const;
  if (answer.kind !== 'hits') return [{ ...common, name: '', sourceId: answer.kind, items: [] }];
  const { queryID } = answer;
  return answer.groups.map(({ name, rows }, at) => {
    const items = rows.map((row): Item => ({ list: 'found', hit: row.hit, row, queryID }));
    return { ...common, name, sourceId: `found-${at}`, items };
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

/** The border to the library, whose types forget what it carries. */
function toScreenSource(source: AutocompleteSource<Item>): ScreenSource {
  return source as ScreenSource;
}

export function findActiveItem(state: SearchState): Item | undefined {
  return listSections(state)
    .flatMap(({ items }) => items)
    .find((item) => item.__autocomplete_id === state.activeItemId);
}

/** An ordinary click on an ordinary link: the router takes it from there. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
