/** Owns the records of the search: one entry for each locale, and shards where the text is large. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type EarlierIndex,
  type EmitOptions,
  emitSearchFiles,
  type IndexState,
  type PageInput,
} from '@quire/search/records';
import { isActiveNavItem } from '../../shared/navigation.ts';
import type { SectionData } from '../../shared/page-view.ts';
import { toHref } from '../../shared/route-path.ts';
import { containsHref } from '../../shared/sidebar.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { SectionStore } from '../content/search-store.ts';
import { findCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import { hashContent } from '../files/hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import { findSearchKind, getSearchEntry, SEARCH_FOLDER } from '../routes/search-entry.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';

export interface SearchInput {
  routes: RouteTable;
  sections: Sections;
  config: ResolvedConfig;
  /** Where the sections of each page are in the store, by route. */
  searchKeys: ReadonlyMap<string, string>;
  searchStore: SectionStore;
}

/** For hosts too: they are what is uploaded, and what answers where no host does. */
export function emitSearch(input: SearchInput): OutputFile[] {
  const { config, routes, searchStore } = input;
  if (!config.search) return [];
  const { synonyms, vocabulary, boosts } = config.search;
  const roots = (config.versions?.all ?? ['']).flatMap((version) =>
    config.locales.map(({ lang }) => ({ lang, version })),
  );
  const folder = join(config.cacheDir, 'search-files');
  mkdirSync(folder, { recursive: true });
  const emitted = roots.map(({ lang, version }) => {
    const ofRoot = routes.pages.filter((page) => page.lang === lang && page.version === version);
    const pages = ofRoot.flatMap((page) => describePage(page, input));
    const kind = findSearchKind(routes, { lang, version });
    const options = { lang, version, synonyms, vocabulary, boosts, ...(kind && { kind }) };
    const key = hashContent(config.engineHash, JSON.stringify([options, pages]));
    const name = `${lang}-${version}.${key}.json`;
    const stateName = `${lang}-${version}.${hashContent(config.engineHash)}.state.json`;
    const create = () => emitRoot(pages, options, { searchStore, stateFile: join(folder, stateName) });
    return { names: [name, stateName], files: reuseFiles(folder, { name, create }) };
  });
  const names = new Set(emitted.flatMap(({ names, files }) => [...names, ...files.flatMap(findStoredName)]));
  pruneCacheFiles(folder, (name) => names.has(name));
  return emitted.flatMap(({ files }) => files);
}

/** A page with the key of its text in the store. */
interface SearchedPage extends Omit<PageInput, 'sections'> {
  searchKey: string;
}

interface RootInput {
  searchStore: SectionStore;
  /** What the last emission of this locale and version left. */
  stateFile: string;
}

/** The files of one locale and version. */
function emitRoot(pages: SearchedPage[], options: EmitOptions, { searchStore, stateFile }: RootInput): SearchOutput[] {
  const { lang, version = '' } = options;
  const inputs = pages.map(({ searchKey: key, ...page }) => ({
    ...page,
    key,
    sections: searchStore.load(key),
  }));
  const earlier = findEarlierIndex(stateFile, searchStore);
  const { entry, files, state } = emitSearchFiles(inputs, { ...options, earlier });
  if (state) writeCacheFile(stateFile, JSON.stringify(state));
  return files.map(({ path, body }) => ({
    path: path === entry ? getSearchEntry(lang, version) : `${SEARCH_FOLDER}/${path}`,
    body,
  }));
}

function findEarlierIndex(stateFile: string, searchStore: SectionStore): EarlierIndex | undefined {
  const text = findCacheFile(stateFile);
  if (text === undefined) return undefined;
  return { state: JSON.parse(text) as IndexState, findSections: ({ key }) => searchStore.find(key) };
}

interface SearchOutput {
  path: string;
  body: string;
}

/** A file in the folder of the cache: `body` is there where its name says what it holds, else here. */
type StoredOutput = Pick<SearchOutput, 'path'> & Partial<SearchOutput>;

/** What was made of the same pages by the same options is the same: most builds make it of nothing new. */
function reuseFiles(folder: string, { name, create }: { name: string; create: () => SearchOutput[] }): SearchOutput[] {
  const text = findCacheFile(join(folder, name));
  const known = text === undefined ? undefined : loadFiles(folder, JSON.parse(text) as StoredOutput[]);
  if (known) return known;
  const files = create();
  const stored = files.map((file): StoredOutput => (storeFile(folder, file) ? { path: file.path } : file));
  writeCacheFile(join(folder, name), JSON.stringify(stored));
  return files;
}

/** Undefined where one of them is missing or damaged. */
function loadFiles(folder: string, stored: readonly StoredOutput[]): SearchOutput[] | undefined {
  const files: SearchOutput[] = [];
  for (const { path, body: own } of stored) {
    const place = join(folder, basename(path));
    const body = own ?? findCacheFile(place);
    // What is not as it was written would never be written again.
    if (body === undefined) rmSync(place, { force: true });
    else files.push({ path, body });
  }
  return files.length === stored.length ? files : undefined;
}

/** One edited page leaves nearly all of them as they are: those are there already. */
function storeFile(folder: string, file: SearchOutput): boolean {
  const [name] = findStoredName(file);
  if (name === undefined) return false;
  const place = join(folder, name);
  if (!existsSync(place)) writeCacheFile(place, file.body);
  return true;
}

/** Files of the folder have a hash of what they hold in their names; the entries of locales do not. */
function findStoredName({ path }: StoredOutput): string[] {
  return dirname(path) === SEARCH_FOLDER ? [] : [basename(path)];
}

function describePage(page: Page, { sections, config, searchKeys }: SearchInput): SearchedPage[] {
  const key = searchKeys.get(page.routePath);
  if (key === undefined) return [];
  const section = sections.data.get(sections.keyOf(page));
  const href = toHref(page.routePath, config.base);
  return [
    {
      routePath: page.routePath,
      title: page.title,
      lvl0:
        section?.nav.find((item) => isActiveNavItem(item, page.routePath, config.base))?.text ??
        section?.site.title ??
        config.title,
      group: findGroup(section, href),
      searchKey: key,
    },
  ];
}

function findGroup(section: SectionData | undefined, href: string): string {
  const group = section?.sidebar.find((node) => containsHref(node, href));
  return group?.type === 'group' ? group.text : '';
}
