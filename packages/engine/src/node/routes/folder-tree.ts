/** The folder tree of a locale, with the entries of `_meta.json`. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { type ContentRoot, getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createTextTranslator } from '../config/translate-text.ts';
import type { Page } from '../content/page.ts';
import { dropExtension } from '../files/page-path.ts';
import { loadMeta, type MetaItem, NOWHERE } from './meta.ts';

export interface Folder {
  /** Pages by name in the folder. */
  pages: Map<string, Page>;
  /** The names of subfolders. */
  folders: string[];
}

export interface FolderTree {
  find(folder: string): Folder | undefined;
  /** The entries of the folder's `_meta.json`; undefined if it has none. */
  metaOf(folder: string): MetaItem[] | undefined;
}

export interface FolderTreeInput {
  root: ContentRoot;
  /** The pages of the locale. */
  pages: Page[];
  /** The pages of the default language, in the same version. */
  originals: Page[];
  config: ResolvedConfig;
  /** Receives the errors of files. */
  errors: Diagnostic[];
}

export function createFolderTree({ root, pages, originals, config, errors }: FolderTreeInput): FolderTree {
  const translate = createTextTranslator(config, root.lang);
  const folders = groupByFolder(pages);
  const originalFolders = groupByFolder(originals);
  const metas = new Map<string, MetaItem[] | undefined>();
  const load = (folder: string) => {
    const { file, isBorrowed } = findMetaFile(folder, root, config);
    const items = loadMeta(file, config, { translate, errors });
    if (!isBorrowed || !items) return items;
    const borrowed = items.flatMap((item) => borrowItem(item, folder, folders));
    return [...borrowed, ...listOwnItems(folders.get(folder), originalFolders.get(folder))];
  };
  return {
    find: (folder) => folders.get(folder),
    metaOf(folder) {
      if (!metas.has(folder))
        metas.set(
          folder,
          tryLoad(errors, () => load(folder)),
        );
      return metas.get(folder);
    },
  };
}

/** Runs `load`, and collects its errors. */
export function tryLoad<T>(errors: Diagnostic[], load: () => T): T | undefined {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    errors.push(...error.diagnostics);
    return undefined;
  }
}

/** A folder of a translation without a `_meta.json` uses that of the original. */
function findMetaFile(
  folder: string,
  root: ContentRoot,
  config: ResolvedConfig,
): { file: string; isBorrowed: boolean } {
  const path = `${folder === '' ? '' : `${folder}/`}_meta.json`;
  const own = findStoredPath(config.docsDir, root.folder + path);
  const folderOfOriginal = getContentRoot({ ...root, lang: config.defaultLang }, config).folder;
  const original = findStoredPath(config.docsDir, folderOfOriginal + path);
  const isBorrowed = own !== original && !existsSync(join(config.docsDir, own));
  return { file: isBorrowed ? original : own, isBorrowed };
}

/** The path of a file with composed letters as it is stored: macOS may store letters in decomposed form. */
function findStoredPath(dir: string, path: string): string {
  if (path === path.normalize('NFD')) return path;
  return path.split('/').reduce((folder, name) => {
    const composed = joinPath(folder, name);
    return existsSync(join(dir, composed)) ? composed : joinPath(folder, name.normalize('NFD'));
  }, '');
}

/** Entries of the original, without those that the translation lacks, and without labels of translated pages. */
function borrowItem(item: MetaItem, folder: string, folders: ReadonlyMap<string, Folder>): MetaItem[] {
  if (item.type === 'section-header' || item.type === 'divider' || item.type === 'custom-link') return [item];
  const path = joinPath(folder, dropExtension(item.name).replace(/\/$/, ''));
  const page = findPageAt(path, (each) => folders.get(each)) ?? folders.get(path)?.pages.get('index');
  if (!page && !folders.has(path)) return [];
  if (!page || page.fallback !== undefined || item.type === 'name') return [item];
  return [{ ...item, label: undefined }];
}

/** What only the translation has, after the entries of the original. */
function listOwnItems(folder: Folder | undefined, original: Folder | undefined): MetaItem[] {
  if (!folder) return [];
  const isOwn = (name: string) => !original?.pages.has(name) && !original?.folders.includes(name);
  const pages = [...folder.pages.keys()].filter((name) => name !== 'index' && !folder.folders.includes(name));
  return [
    ...pages.filter(isOwn).map((name): MetaItem => ({ type: 'name', name, place: NOWHERE })),
    ...folder.folders.filter(isOwn).map((name): MetaItem => ({ type: 'dir', name, place: NOWHERE })),
  ];
}

function groupByFolder(pages: Page[]): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  const addFolder = (path: string): Folder => {
    const known = folders.get(path);
    if (known) return known;
    const folder: Folder = { pages: new Map(), folders: [] };
    folders.set(path, folder);
    const [parent, name] = splitPath(path);
    if (path !== '') addFolder(parent).folders.push(name);
    return folder;
  };
  for (const page of pages) {
    const [folder, name] = splitPath(page.pagePath);
    addFolder(folder).pages.set(name, page);
  }
  return folders;
}

/** The page at a path such as `basic/cli`. */
export function findPageAt(path: string, find: FolderTree['find']): Page | undefined {
  const [folder, name] = splitPath(path);
  return find(folder)?.pages.get(name);
}

function splitPath(path: string): [folder: string, name: string] {
  const split = path.lastIndexOf('/');
  return split === -1 ? ['', path] : [path.slice(0, split), path.slice(split + 1)];
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/**
 * The order without `_meta.json`: by `sidebarPosition`, then pages by name, then folders by name. The index page of a
 * folder is its group's header; in a folder that is a whole sidebar, it comes first.
 */
export function createDefaultMeta(folder: string, tree: FolderTree, isWhole: boolean): MetaItem[] {
  const { pages, folders } = tree.find(folder) ?? { pages: new Map<string, Page>(), folders: [] };
  const { compare } = new Intl.Collator('en', { numeric: true });
  const isOwn = (name: string) => (name === 'index' ? isWhole : !folders.includes(name));
  const names = [...pages.keys()]
    .filter(isOwn)
    .sort((a, b) => (a === 'index' ? -1 : b === 'index' ? 1 : compare(a, b)));
  const positionOf = (page: Page | undefined) => page?.frontmatter.sidebarPosition ?? Number.POSITIVE_INFINITY;
  const entries = [
    ...names.map((name) => ({
      item: { type: 'name', name, place: NOWHERE } satisfies MetaItem,
      position: name === 'index' ? Number.NEGATIVE_INFINITY : positionOf(pages.get(name)),
    })),
    ...[...folders].sort(compare).map((name) => ({
      item: { type: 'dir', name, place: NOWHERE } satisfies MetaItem,
      position: positionOf(pages.get(name) ?? tree.find(joinPath(folder, name))?.pages.get('index')),
    })),
  ];
  const byPosition = entries.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position));
  return byPosition.map(({ item }) => item);
}
