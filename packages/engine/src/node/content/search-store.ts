/**
 * Owns what search knows of each page, between the worker that reads it from the page and the step that emits it: few files
 * for the pages of a site, and beside them one for each that was edited since.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSectionRecord, type SectionRecord } from '@quire/search/records';
import { findCacheFile, loadCacheFile, pruneCacheFiles, writeCacheFile } from '../files/cache-file.ts';
import type { SearchSection } from '../html/search-sections.ts';

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
  /** The sections of a page as it was; undefined where they are gone. */
  find(key: string): SectionRecord[] | undefined;
  /** Keeps what is known of these pages for the next build, and removes all else. */
  save(keys: readonly string[]): void;
}

/** Of code the words that the text does not have: an edit of another page does not read them again. */
export function formatSections(sections: SearchSection[]): string {
  return JSON.stringify(sections.map(createSectionRecord));
}

/** To write all pages again takes longer than to write and read so many files. */
const LOOSE_MAX = 32;

/** Of one file, in characters, or of one page: a file is in memory three times while it is written. */
const PACK_LENGTH_MAX = 4_000_000;
const PACK = /^pack-\d+$/;

type PackedPage = [key: string, text: string];

/** What is missing or damaged is not known of its pages. */
export function openSectionStore(storeDir: string): SectionStore {
  const folder = join(storeDir, 'search');
  mkdirSync(folder, { recursive: true });
  const nameOf = (key: string) => `${key}.json`;
  const fileOf = (key: string) => join(folder, nameOf(key));
  const loose = new Set(readdirSync(folder));
  const packNames = [...loose].filter((name) => PACK.test(name));
  const packed = new Map(packNames.flatMap((name) => readPack(join(folder, name))));
  const added = new Map<string, string>();
  const findHere = (key: string) => added.get(key) ?? packed.get(key);
  const findText = (key: string) => findHere(key) ?? findCacheFile(fileOf(key));

  function writePacks(keys: readonly string[]) {
    const known = keys.flatMap((key): PackedPage[] => {
      const text = findText(key);
      return text === undefined ? [] : [[key, text]];
    });
    const packs = cutPacks(known);
    for (const [index, pages] of packs.entries())
      writeCacheFile(join(folder, `pack-${index}`), pages.flat().join('\n'));
    pruneCacheFiles(folder, (name) => PACK.test(name) && Number(name.slice('pack-'.length)) < packs.length);
  }

  function writeLoose(keys: readonly string[]) {
    for (const [key, text] of added) if (!packed.has(key)) writeCacheFile(fileOf(key), text);
    const kept = new Set(keys.map(nameOf));
    pruneCacheFiles(folder, (name) => PACK.test(name) || kept.has(name));
  }

  return {
    has: (key) => findHere(key) !== undefined || loose.has(nameOf(key)),
    add: (key, text) => void added.set(key, text),
    load: (key) => findHere(key) ?? loadCacheFile(fileOf(key)),
    find(key) {
      const text = findText(key);
      return text === undefined ? undefined : (JSON.parse(text) as SectionRecord[]);
    },
    save(keys) {
      const lacking = keys.filter((key) => !packed.has(key));
      if (lacking.length > LOOSE_MAX) writePacks(keys);
      else writeLoose(keys);
    },
  };
}

function cutPacks(pages: readonly PackedPage[]): PackedPage[][] {
  const packs: PackedPage[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    length += page[1].length;
    if (length > PACK_LENGTH_MAX) {
      packs.push([]);
      length = page[1].length;
    }
    packs.at(-1)?.push(page);
  }
  return packs;
}

/** A key, and on the next line the sections. */
function readPack(file: string): PackedPage[] {
  const text = findCacheFile(file);
  // What is not as it was written is of no use to the next build either.
  if (text === undefined) rmSync(file, { force: true });
  const lines = (text ?? '').split('\n');
  return lines.flatMap((line, index): PackedPage[] =>
    index % 2 === 0 && index + 1 < lines.length ? [[line, lines[index + 1] ?? '']] : [],
  );
}
