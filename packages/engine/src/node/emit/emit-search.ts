/** The records of the search: one entry for each locale, and shards where the text is large. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import type { EmitOptions, VocabularyEntry } from '@quire/search/records';
import { isActiveNavItem } from '../../shared/navigation.ts';
import type { SectionData } from '../../shared/page-view.ts';
import { toHref } from '../../shared/route-path.ts';
import { containsHref } from '../../shared/sidebar.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import type { SectionStore } from '../content/search-store.ts';
import { findCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import type { OutputFile } from '../output/output-file.ts';
import { findSearchKind, SEARCH_FOLDER } from '../routes/search-entry.ts';
import type { Sections } from '../routes/sections.ts';
import type { RouteTable } from '../routes/table.ts';
import { emitSearchRoot, type SearchedPage, type SearchOutput, type SearchRoot } from '../search/search-root.ts';

export interface SearchInput {
  routes: RouteTable;
  sections: Sections;
  config: ResolvedConfig;
  /** Where the sections of each page are in the store, by route. */
  searchKeys: ReadonlyMap<string, string>;
  searchStore: SectionStore;
  vocabulary: readonly VocabularyEntry[];
}

/** For hosts too: they are what is uploaded, and what answers where no host does. */
export async function emitSearch(input: SearchInput): Promise<OutputFile[]> {
  const { config } = input;
  if (!config.search) return [];
  const folder = join(config.cacheDir, 'search-files');
  mkdirSync(folder, { recursive: true });
  const roots = (config.versions?.all ?? ['']).flatMap((version) =>
    config.locales.map(({ lang }) => openRoot({ lang, version }, folder, input)),
  );
  const files = roots.flatMap((root) => emitRoot(root, input.searchStore));
  const names = new Set([...roots.map(({ name }) => name), ...files.flatMap(findStoredName)]);
  pruneCacheFiles(folder, (name) => names.has(name));
  return files;
}

interface RootName {
  lang: string;
  version: string;
}

/** One locale and version, with what the cache has of it. */
interface OpenRoot {
  pages: SearchedPage[];
  options: EmitOptions;
  /** Names the list of what was emitted of these pages, in the folder. */
  name: string;
  folder: string;
  /** What was made of the same pages by the same options: most builds make it of nothing new. */
  known: SearchOutput[] | undefined;
}

function openRoot({ lang, version }: RootName, folder: string, input: SearchInput): OpenRoot {
  const { routes, config, vocabulary } = input;
  const ofRoot = routes.pages.filter((page) => page.lang === lang && page.version === version);
  const pages = ofRoot.flatMap((page) => describePage(page, input));
  const kind = findSearchKind(routes, { lang, version });
  const { synonyms = [], boosts = [] } = config.search ?? {};
  const options = { lang, version, synonyms, vocabulary, boosts, ...(kind && { kind }) };
  const name = `${lang}-${version}.${hashContent(config.engineHash, JSON.stringify([options, pages]))}.json`;
  const text = findCacheFile(join(folder, name));
  const known = text === undefined ? undefined : loadFiles(folder, JSON.parse(text) as StoredOutput[]);
  return { pages, options, name, folder, known };
}

function emitRoot(root: OpenRoot, searchStore: SectionStore): SearchOutput[] {
  if (root.known) return root.known;
  const files = emitSearchRoot(readRoot(root, searchStore));
  storeFiles(root, files);
  return files;
}

function readRoot({ pages, options }: OpenRoot, searchStore: SectionStore): SearchRoot {
  const texts = pages.map(({ searchKey }) => searchStore.load(searchKey));
  return { pages, texts, options };
}

/** A file in the folder of the cache: `body` is there where its name says what it holds, else here. */
type StoredOutput = Pick<SearchOutput, 'path'> & Partial<SearchOutput>;

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

function storeFiles({ folder, name }: OpenRoot, files: readonly SearchOutput[]) {
  const stored = files.map((file): StoredOutput => (storeFile(folder, file) ? { path: file.path } : file));
  writeCacheFile(join(folder, name), JSON.stringify(stored));
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
