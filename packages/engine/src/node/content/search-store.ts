/**
 * Owns what search knows of each page, between the worker that reads it from the page and the step that emits it: one file
 * for the pages of a site, and beside it a file for each that was edited since.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSectionRecord, type SectionRecord } from '@quire/search/records';
import { findCacheFile, loadCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import type { SearchSection } from './search-sections.ts';

export interface SectionStore {
  has(key: string): boolean;
  /** @param text as `formatSections` returns it */
  add(key: string, text: string): void;
  /** @throws DamagedCacheError */
  load(key: string): SectionRecord[];
  /** The sections of a page as it was; undefined where they are gone. */
  find(key: string): SectionRecord[] | undefined;
  /** Keeps what is known of these pages for the next build, and removes all else. */
  save(keys: readonly string[]): void;
}

/** Of code the words that the text does not have: an edit of another page does not read them again. */
export function formatSections(sections: SearchSection[]): string {
  return JSON.stringify(sections.map(createSectionRecord));
}

/** To write the one file again takes longer than to write and read so many. */
const LOOSE_MAX = 32;

const PACK = 'pack';

/** A pack that is missing or damaged lacks all pages. */
export function openSectionStore(storeDir: string): SectionStore {
  const folder = join(storeDir, 'search');
  mkdirSync(folder, { recursive: true });
  const nameOf = (key: string) => `${key}.json`;
  const fileOf = (key: string) => join(folder, nameOf(key));
  const loose = new Set(readdirSync(folder));
  const packed = readPack(join(folder, PACK));
  const added = new Map<string, string>();
  const findHere = (key: string) => added.get(key) ?? packed.get(key);
  const findText = (key: string) => findHere(key) ?? findCacheFile(fileOf(key));

  function writePack(keys: readonly string[]) {
    const lines = keys.flatMap((key) => {
      const text = findText(key);
      return text === undefined ? [] : [key, text];
    });
    writeCacheFile(join(folder, PACK), lines.join('\n'));
    pruneCacheFiles(folder, (name) => name === PACK);
  }

  function writeLoose(keys: readonly string[]) {
    for (const [key, text] of added) if (!packed.has(key)) writeCacheFile(fileOf(key), text);
    const kept = new Set([...(packed.size > 0 ? [PACK] : []), ...keys.map(nameOf)]);
    pruneCacheFiles(folder, (name) => kept.has(name));
  }

  return {
    has: (key) => findHere(key) !== undefined || loose.has(nameOf(key)),
    add: (key, text) => void added.set(key, text),
    load: (key) => JSON.parse(findHere(key) ?? loadCacheFile(fileOf(key))) as SectionRecord[],
    find(key) {
      const text = findText(key);
      return text === undefined ? undefined : (JSON.parse(text) as SectionRecord[]);
    },
    save(keys) {
      const lacking = keys.filter((key) => !packed.has(key));
      if (lacking.length > LOOSE_MAX) writePack(keys);
      else writeLoose(keys);
    },
  };
}

/** A key, and on the next line the sections. */
function readPack(file: string): Map<string, string> {
  const lines = (findCacheFile(file) ?? '').split('\n');
  const packed = new Map<string, string>();
  for (let at = 0; at + 1 < lines.length; at += 2) packed.set(lines[at] ?? '', lines[at + 1] ?? '');
  return packed;
}
