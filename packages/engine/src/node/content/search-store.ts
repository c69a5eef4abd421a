/** Owns what search knows of each page, between the worker that reads it from the page and the step that emits it. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSectionRecord, type SectionRecord } from '@quire/search/records';
import { findCacheFile, loadCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import type { SearchSection } from './search-sections.ts';

function getSearchFile(storeDir: string, key: string): string {
  return join(storeDir, 'search', `${key}.json`);
}

export function hasSearchSections(storeDir: string, key: string): boolean {
  return existsSync(getSearchFile(storeDir, key));
}

/** The sections of many pages in one file, where reading that of each takes longer than what is done with them. */
export interface SectionPack {
  /** @throws DamagedCacheError */
  load(key: string): SectionRecord[];
  /** The sections of a page as it was; undefined where they are gone. */
  find(key: string): SectionRecord[] | undefined;
  /** Writes the file again where it lacks many of the pages. */
  save(keys: readonly string[]): void;
}

/** More pages than this that the pack lacks take longer to read than the pack to write. */
const LACKING_MAX = 32;

/** A pack that is missing or damaged lacks all pages. */
export function openSectionPack(file: string, storeDir: string): SectionPack {
  const lines = (findCacheFile(file) ?? '').split('\n');
  const packed = new Map<string, string>();
  for (let at = 0; at + 1 < lines.length; at += 2) packed.set(lines[at] ?? '', lines[at + 1] ?? '');
  let lacking = 0;
  const find = (key: string) => packed.get(key) ?? findCacheFile(getSearchFile(storeDir, key));
  return {
    load(key) {
      const known = packed.get(key);
      if (known === undefined) lacking += 1;
      const text = known ?? loadCacheFile(getSearchFile(storeDir, key));
      packed.set(key, text);
      return JSON.parse(text) as SectionRecord[];
    },
    find(key) {
      const text = find(key);
      return text === undefined ? undefined : (JSON.parse(text) as SectionRecord[]);
    },
    save(keys) {
      if (lacking <= LACKING_MAX) return;
      writeCacheFile(file, keys.flatMap((key) => [key, packed.get(key) ?? '[]']).join('\n'));
    },
  };
}

/** Of code the words that the text does not have: an edit of another page does not read them again. */
export function saveSearchSections(storeDir: string, key: string, sections: SearchSection[]) {
  const file = getSearchFile(storeDir, key);
  mkdirSync(dirname(file), { recursive: true });
  writeCacheFile(file, JSON.stringify(sections.map(createSectionRecord)));
}

/** Removes the sections of pages that are no more. */
export function pruneSearchSections(storeDir: string, keys: Iterable<string>) {
  const folder = dirname(getSearchFile(storeDir, ''));
  if (!existsSync(folder)) return;
  const kept = new Set([...keys].map((key) => `${key}.json`));
  pruneCacheFiles(folder, (name) => kept.has(name));
}
