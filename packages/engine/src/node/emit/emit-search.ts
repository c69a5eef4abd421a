/** Owns the files of the search: of each locale and version what was made of the same pages before, or what is made now. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isActiveNavItem } from '../../shared/navigation.ts';
import type { SectionData } from '../../shared/page-view.ts';
import { toHref } from '../../shared/route-path.ts';
import { containsHref } from '../../shared/sidebar.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { findCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import { hashContent } from '../files/hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import { findSearchKind, SEARCH_FOLDER } from '../routes/search-entry.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';
import { runBatches } from '../workers/pool.ts';
import type { SearchedPage, SearchOutput, SearchRoot } from './emit-search-root.ts';
import type { SearchWorkers } from './local-search.ts';

export interface SearchInput {
  routes: RouteTable;
  sections: Sections;
  config: ResolvedConfig;
  /** Where the sections of each page are in the store, by route. */
  searchKeys: ReadonlyMap<string, string>;
}

/** For hosts too: they are what is uploaded, and what answers where no host does. */
export async function emitSearch(input: SearchInput, workers: SearchWorkers): Promise<OutputFile[]> {
  const { config } = input;
  const { search } = config;
  if (!search) return [];
  const roots = listSearches(config).map((root) => describeRoot({ ...root, ...search }, input));
  const folder = getFolder(config);
  mkdirSync(folder, { recursive: true });
  const emitted = await runBatches(roots, { size: 1, concurrency: workers.concurrency }, ([root]) =>
    Promise.all(root ? [reuseFiles(folder, root, workers)] : []),
  );
  const names = new Set([
    ...roots.flatMap(listRootNames),
    ...emitted.flatMap((files) => files.flatMap(findStoredName)),
  ]);
  pruneCacheFiles(folder, (name) => names.has(name));
  return emitted.flat();
}

/** Each locale of each version has a search of its own. */
export function listSearches({ versions, locales }: ResolvedConfig): Array<{ lang: string; version: string }> {
  return (versions?.all ?? ['']).flatMap((version) => locales.map(({ lang }) => ({ lang, version })));
}

function getFolder({ cacheDir }: ResolvedConfig): string {
  return join(cacheDir, 'search-files');
}

interface NamedRoot extends SearchRoot {
  /** Of the file that lists what was made of these pages by these options. */
  listName: string;
}

type RootOptions = NonNullable<ResolvedConfig['search']> & { lang: string; version: string };

function describeRoot({ lang, version, synonyms, vocabulary, boosts }: RootOptions, input: SearchInput): NamedRoot {
  const { config, routes } = input;
  const pages = routes.pages
    .filter((page) => page.lang === lang && page.version === version)
    .flatMap((page) => describePage(page, input));
  const kind = findSearchKind(routes, { lang, version });
  const options = { lang, version, synonyms, vocabulary, boosts, ...(kind && { kind }) };
  const folder = getFolder(config);
  return {
    pages,
    options,
    storeDir: config.cacheDir,
    stateFile: join(folder, `${lang}-${version}.${hashContent(config.engineHash)}.state.json`),
    packFile: join(folder, `${lang}-${version}.sections`),
    listName: `${lang}-${version}.${hashContent(config.engineHash, JSON.stringify([options, pages]))}.json`,
  };
}

function listRootNames({ listName, stateFile, packFile }: NamedRoot): string[] {
  return [listName, basename(stateFile), basename(packFile)];
}

/** A file in the folder of the cache: `body` is there where its name says what it holds, else here. */
type StoredOutput = Pick<SearchOutput, 'path'> & Partial<SearchOutput>;

/** What was made of the same pages by the same options is the same: most builds make it of nothing new. */
async function reuseFiles(
  folder: string,
  { listName, ...root }: NamedRoot,
  { emitSearchRoot }: SearchWorkers,
): Promise<SearchOutput[]> {
  const text = findCacheFile(join(folder, listName));
  const known = text === undefined ? undefined : loadFiles(folder, JSON.parse(text) as StoredOutput[]);
  if (known) return known;
  const files = await emitSearchRoot(root);
  const stored = files.map((file): StoredOutput => (storeFile(folder, file) ? { path: file.path } : file));
  writeCacheFile(join(folder, listName), JSON.stringify(stored));
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
