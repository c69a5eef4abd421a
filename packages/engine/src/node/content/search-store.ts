/** Stores the search data of each page on disk, between rendering and emitting. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSectionRecord, type SectionInput } from '@quire/search/records';
import { loadCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';

export interface SectionStore {
  has(key: string): boolean;
  /** @param text from `formatSections` */
  add(key: string, text: string): void;
  /**
   * The text as added.
   *
   * @throws DamagedCacheError
   */
  load(key: string): string;
  /** Keeps the data of these pages for the next build, and removes all other data. */
  save(keys: readonly string[]): void;
}

/** Reduces code to the words that are not in the text, so that this need not be repeated when another page changes. */
export function formatSections(sections: SectionInput[]): string {
  return JSON.stringify(sections.map(createSectionRecord));
}

export function openSectionStore(storeDir: string): SectionStore {
  const folder = join(storeDir, 'search');
  mkdirSync(folder, { recursive: true });
  const nameOf = (key: string) => `${key}.json`;
  const written = new Set(readdirSync(folder));
  const added = new Map<string, string>();

  return {
    has: (key) => added.has(key) || written.has(nameOf(key)),
    add: (key, text) => void added.set(key, text),
    load: (key) => added.get(key) ?? loadCacheFile(join(folder, nameOf(key))),
    save(keys) {
      for (const [key, text] of added) writeCacheFile(join(folder, nameOf(key)), text);
      const kept = new Set(keys.map(nameOf));
      pruneCacheFiles(folder, (name) => kept.has(name));
    },
  };
}
