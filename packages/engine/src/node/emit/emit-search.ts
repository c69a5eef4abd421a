/** Emits the search files: an entry for each locale, and shards for large sites. */
import { basename, join } from 'node:path';
import { containsHref, findActiveItems, type SectionData, toHref } from '@quire/client/contract';
import { hashContent } from '@quire/markdown/files';
import { getSearchEntry, SEARCH_FOLDER } from '@quire/search';
import {
  type EmitOptions,
  emitSearchFiles,
  type PageInput,
  type SectionRecord,
  type VocabularyEntry,
} from '@quire/search/records';
import { listContentRoots } from '../config/content-roots.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import type { SectionStore } from '../content/search-store.ts';
import { findCacheData, pruneCacheFiles, writeCacheData } from '../files/cache-file.ts';
import type { OutputFile } from '../files/output-file.ts';
import { findSearchKind } from '../routes/search-kind.ts';
import type { Sections } from '../routes/sections.ts';

export interface SearchInput extends Site {
  sections: Sections;
  /** The keys of pages in the search store, by route. */
  searchKeys: ReadonlyMap<string, string>;
  searchStore: SectionStore;
  vocabulary: readonly VocabularyEntry[];
}

/** Also emitted for the hosted provider, for the upload and as a fallback. */
export async function emitSearch(input: SearchInput): Promise<OutputFile[]> {
  const { config, searchStore } = input;
  if (!config.search) return [];
  const folder = join(config.cacheDir, 'search-files');
  const roots = listContentRoots(config).map((root) => openRoot(root, folder, input));
  const files = roots.flatMap((root) => findCacheData<OutputFile[]>(root.file) ?? emitRoot(root, searchStore));
  const names = new Set(roots.map(({ file }) => basename(file)));
  pruneCacheFiles(folder, (name) => names.has(name));
  return files;
}

/** A locale and version. */
interface SearchRoot {
  pages: SearchedPage[];
  options: EmitOptions & { version: string };
  /** The cache file of its output; the name changes with the pages and the options. */
  file: string;
}

interface SearchedPage extends Omit<PageInput, 'sections'> {
  /** The key of its sections in the store. */
  searchKey: string;
}

function openRoot(root: { lang: string; version: string }, folder: string, input: SearchInput): SearchRoot {
  const { routes, config, vocabulary } = input;
  const { lang, version } = root;
  const ofRoot = routes.pages.filter((page) => page.lang === lang && page.version === version);
  const pages = ofRoot.flatMap((page) => describePage(page, input));
  const { synonyms = [], boosts = [] } = config.search ?? {};
  const isDefault = lang === config.defaultLang && version === (config.versions?.default ?? '');
  const options = { lang, version, isDefault, synonyms, vocabulary, boosts, kind: findSearchKind(routes, root) };
  const hash = hashContent(config.engineHash, JSON.stringify([options, pages]));
  const name = basename(getSearchEntry(lang, version), '.json');
  return { pages, options, file: join(folder, `${name}.${hash}.json`) };
}

function emitRoot({ pages, options, file }: SearchRoot, searchStore: SectionStore): OutputFile[] {
  const inputs = pages.map(({ searchKey, ...page }) => ({
    ...page,
    sections: JSON.parse(searchStore.load(searchKey)) as SectionRecord[],
  }));
  const { entry, files } = emitSearchFiles(inputs, options);
  const emitted = files.map(({ path, body }) => ({
    path: path === entry ? getSearchEntry(options.lang, options.version) : `${SEARCH_FOLDER}/${path}`,
    body,
  }));
  writeCacheData(file, emitted);
  return emitted;
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
        findActiveItems(section?.nav ?? [], page.routePath, config.base)[0]?.text ??
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
