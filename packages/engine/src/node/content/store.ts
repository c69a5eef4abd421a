/**
 * Owns the content store on disk: compiled pages by the hash of everything that went into them.
 * One small file holds what all stages need of every page; the texts lie beside it, a file each.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { PageContent } from '../../shared/page-content.ts';
import { hashContent } from '../hash.ts';
import type { CompiledPage } from './compiled-page.ts';

export interface ContentStore {
  /** The page compiled under `key`, where it is there and its dependencies are as they were. */
  find(key: string): CompiledPage | undefined;
  /** Keeps these pages for the next build and forgets all others. */
  save(pages: Map<string, CompiledPage>): void;
}

/** How the store is found by workers. */
export function getContentFile(storeDir: string, key: string): string {
  return join(storeDir, 'content', `${key}.json`);
}

export function loadContent(storeDir: string, key: string): PageContent {
  return JSON.parse(readFileSync(getContentFile(storeDir, key), 'utf8')) as PageContent;
}

export function saveContent(storeDir: string, key: string, content: PageContent) {
  writeFileSync(getContentFile(storeDir, key), JSON.stringify(content));
}

export function openStore(storeDir: string): ContentStore {
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  const indexFile = join(storeDir, 'pages.json');
  const known = loadIndex(indexFile);
  const present = new Set(readdirSync(join(storeDir, 'content')));
  const hashes = new Map<string, string>();
  const isFresh = (page: CompiledPage) =>
    page.imports.every(({ module }) => !isAbsolute(module) || existsSync(module)) &&
    page.dependencies.every(({ filePath, hash }) => {
      const current = hashes.get(filePath) ?? hashFile(filePath);
      hashes.set(filePath, current);
      return current === hash;
    });
  return {
    find(key) {
      const page = present.has(`${key}.json`) ? known.get(key) : undefined;
      return page && isFresh(page) ? page : undefined;
    },
    save(pages) {
      const next = `${indexFile}.${process.pid}`;
      writeFileSync(next, JSON.stringify([...pages]));
      renameSync(next, indexFile);
      for (const name of readdirSync(join(storeDir, 'content'))) {
        if (!pages.has(name.replace(/\.json$/, ''))) rmSync(join(storeDir, 'content', name), { force: true });
      }
    },
  };
}

/** A damaged or foreign index is an empty one. */
function loadIndex(indexFile: string): Map<string, CompiledPage> {
  if (!existsSync(indexFile)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(indexFile, 'utf8')) as Array<[string, CompiledPage]>);
  } catch {
    return new Map();
  }
}

export function hashFile(filePath: string): string {
  return existsSync(filePath) ? hashContent(readFileSync(filePath)) : '';
}
