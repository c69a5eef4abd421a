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

/** @throws DamagedCacheError */
export function loadSearchSections(storeDir: string, key: string): SectionRecord[] {
  return JSON.parse(loadCacheFile(getSearchFile(storeDir, key))) as SectionRecord[];
}

/** The sections of a page as it was; undefined where they are gone. */
export function findSearchSections(storeDir: string, key: string): SectionRecord[] | undefined {
  const text = findCacheFile(getSearchFile(storeDir, key));
  return text === undefined ? undefined : (JSON.parse(text) as SectionRecord[]);
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
