/** Emits the search files: an entry for each locale, and shards for large sites. */
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
  /** The keys of pages in the search store, by route. */
  searchKeys: ReadonlyMap<string, string>;
  searchStore: SectionStore;
  vocabulary: readonly VocabularyEntry[];
}

/** Also emitted for the hosted provider, for the upload and as a fallback. */
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

/** A locale and version with its cached files. */
interface OpenRoot {
  pages: SearchedPage[];
  options: EmitOptions;
  /** The name of the cached list of files for these pages. */
  name: string;
  folder: string;
  /** The cached files for the same pages and options, if any. */
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

/** A cached file. Its `body` is in the cache folder if its name contains a content hash, otherwise inline. */
type StoredOutput = Pick<SearchOutput, 'path'> & Partial<SearchOutput>;

/** Undefined if one of them is missing or damaged. */
function loadFiles(folder: string, stored: readonly StoredOutput[]): SearchOutput[] | undefined {
  const files: SearchOutput[] = [];
  for (const { path, body: own } of stored) {
    const place = join(folder, basename(path));
    const body = own ?? findCacheFile(place);
    // Remove a damaged file, which would otherwise never be written again.
    if (body === undefined) rmSync(place, { force: true });
    else files.push({ path, body });
  }
  return files.length === stored.length ? files : undefined;
}

function storeFiles({ folder, name }: OpenRoot, files: readonly SearchOutput[]) {
  const stored = files.map((file): StoredOutput => (storeFile(folder, file) ? { path: file.path } : file));
  writeCacheFile(join(folder, name), JSON.stringify(stored));
}

/** Skips files that exist already: after editing a page, nearly all are unchanged. */
function storeFile(folder: string, file: SearchOutput): boolean {
  const [name] = findStoredName(file);
  if (name === undefined) return false;
  const place = join(folder, name);
  if (!existsSync(place)) writeCacheFile(place, file.body);
  return true;
}

/** Shard files have content hashes in their names; the entries of locales do not. */
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
