/**
 * The content store on disk: compiled pages by the hash of all their inputs. One small index file contains the data of
 * every page that all stages need; the content of each page is in a separate file.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { CompiledPage, ComponentImport, PageContent } from '@quire/markdown';
import { hashFile } from '@quire/markdown/files';
import { createCacheFile, findCacheData, loadCacheFile, pruneCacheFiles, writeCacheData } from '../files/cache-file.ts';

export interface ContentStore {
  /** The page stored under `key`, if its dependencies are unchanged. */
  find(key: string): CompiledPage | undefined;
  /** Stores these pages for the next build, and removes all others. */
  save(pages: ReadonlyMap<string, CompiledPage>): void;
  /** Stores these pages and keeps all others. Used after a failed build, so that other pages need not be compiled again. */
  add(pages: ReadonlyMap<string, CompiledPage>): void;
}

export function getContentFile(storeDir: string, key: string): string {
  return join(storeDir, 'content', `${key}.json`);
}

/** With errors, it is another one: a page that is compiled again without them, from the same text, finds its own content. */
export function getContentKey(key: string, { errors }: Pick<CompiledPage, 'errors'>): string {
  return errors.length === 0 ? key : `${key}-failed`;
}

/** Whether the store exists. */
export function hasStore(storeDir: string): boolean {
  return existsSync(join(storeDir, 'content'));
}

/** @throws DamagedCacheError */
export function loadContent(storeDir: string, key: string): PageContent {
  return JSON.parse(loadCacheFile(getContentFile(storeDir, key))) as PageContent;
}

export function saveContent(storeDir: string, key: string, content: PageContent) {
  createCacheFile(getContentFile(storeDir, key), JSON.stringify(content));
}

export function openStore(storeDir: string): ContentStore {
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  const indexFile = join(storeDir, 'pages.json');
  const known = new Map(findCacheData<Array<[string, CompiledPage]>>(indexFile));
  const present = new Set(readdirSync(join(storeDir, 'content')));
  const write = (pages: ReadonlyMap<string, CompiledPage>) => writeCacheData(indexFile, [...pages]);
  return {
    find(key) {
      const page = present.has(`${key}.json`) ? known.get(key) : undefined;
      return page && isFreshPage(page) ? page : undefined;
    },
    add: (pages) => write(new Map([...known, ...pages])),
    save(pages) {
      write(pages);
      pruneCacheFiles(join(storeDir, 'content'), (name) => pages.has(name.replace(/\.json$/, '')));
      pruneCacheFiles(storeDir, () => true);
    },
  };
}

/** Whether the dependencies of a page are unchanged. */
export function isFreshPage({ imports, dependencies }: CompiledPage): boolean {
  return (
    imports.every(isPresent) && dependencies.every((dependency) => hashFile(dependency.filePath) === dependency.hash)
  );
}

/** Whether the file of an imported module exists. */
export function isPresent({ module }: ComponentImport): boolean {
  return !isAbsolute(module) || existsSync(module) || existsSync(module.replace(/\?[^?/\\]*$/, ''));
}
