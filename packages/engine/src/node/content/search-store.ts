/** Keeps what search knows of each page in a file of its own, between the step that reads it and the one that emits it. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSectionRecord, type SectionInput } from '@quire/search/records';
import { loadCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';

export interface SectionStore {
  has(key: string): boolean;
  /** @param text as `formatSections` returns it */
  add(key: string, text: string): void;
  /**
   * As it was added.
   *
   * @throws DamagedCacheError
   */
  load(key: string): string;
  /** Keeps what is known of these pages for the next build, and removes all else. */
  save(keys: readonly string[]): void;
}

/** Of code the words that the text does not have: an edit of another page does not read them again. */
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
