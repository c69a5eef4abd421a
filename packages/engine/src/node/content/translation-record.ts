/**
 * The translation record: a file of the repository with the hash of every section of the original that a translation was
 * made from. If the original has changed since, the translation is stale. (docs/behavior/languages.md)
 */

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionHash } from '@quire/markdown';
import { record } from '@quire/markdown/fields';
import * as v from 'valibot';
import { loadJsonFile } from '../config/json-file.ts';
import type { Page } from './page.ts';
import { formatTranslationKey } from './source-index.ts';

/** Source path of the translation → section id of the original → hash. */
export type TranslationRecord = ReadonlyMap<string, ReadonlyMap<string, string>>;

const hashes = record(v.string(), record(v.string(), v.string()));

/** @throws UserError if the file is invalid */
export function loadTranslations(file: string): TranslationRecord {
  const pages = loadJsonFile('', file)?.match(hashes) ?? {};
  return new Map(Object.entries(pages).map(([path, sections]) => [path, new Map(Object.entries(sections))]));
}

/** One section a line, sorted, so that diffs are small. */
export function saveTranslations(file: string, record: TranslationRecord) {
  const sorted = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(sorted.map(([path, sections]) => [path, Object.fromEntries(sections)])), null, 2)}\n`,
  );
}

export type TranslationState =
  | { kind: 'current' }
  /** The record does not contain the translation. */
  | { kind: 'unrecorded' }
  /** Section ids of the original: new or changed ones, and removed ones. */
  | { kind: 'stale'; changed: string[]; removed: string[] };

export function compareSections(
  recorded: ReadonlyMap<string, string> | undefined,
  sections: SectionHash[],
): TranslationState {
  if (!recorded) return { kind: 'unrecorded' };
  const present = new Set(sections.map(({ id }) => id));
  const changed = sections.filter(({ id, hash }) => recorded.get(id) !== hash).map(({ id }) => id);
  const removed = [...recorded.keys()].filter((id) => !present.has(id));
  return changed.length + removed.length === 0 ? { kind: 'current' } : { kind: 'stale', changed, removed };
}

export interface Translation {
  page: Page;
  original: Page;
  state: TranslationState;
}

/** All translations with their originals, if both are compiled. */
export function listTranslations(
  pages: readonly Page[],
  record: TranslationRecord,
  defaultLang: string,
): Translation[] {
  const originals = new Map(
    pages.filter(({ lang }) => lang === defaultLang).map((page) => [formatTranslationKey(page), page]),
  );
  return pages.flatMap((page) => {
    const isTranslation = page.lang !== defaultLang && page.fallback === undefined && !page.virtual;
    const original = isTranslation ? originals.get(formatTranslationKey(page)) : undefined;
    return original && !page.isStub && !original.isStub
      ? [{ page, original, state: compareSections(record.get(page.sourcePath), original.sections) }]
      : [];
  });
}

/** Marks the stale sections of translations. */
export function markStale(pages: readonly Page[], record: TranslationRecord, defaultLang: string): readonly Page[] {
  if (record.size === 0) return pages;
  const stale = new Map(
    listTranslations(pages, record, defaultLang).flatMap(({ page, state }) =>
      state.kind === 'stale' ? [[page, [...state.changed, ...state.removed]]] : [],
    ),
  );
  return pages.map((page) => {
    const ids = stale.get(page);
    return ids ? { ...page, stale: ids } : page;
  });
}

/** Records these translations as up to date, and drops pages whose file was removed. Drafts keep their record. */
export function acceptTranslations(
  record: TranslationRecord,
  accepted: Translation[],
  docsDir: string,
): TranslationRecord {
  const kept = [...record].filter(([path]) => existsSync(join(docsDir, path)));
  return new Map([
    ...kept,
    ...accepted.map(
      ({ page, original }) => [page.sourcePath, new Map(original.sections.map(({ id, hash }) => [id, hash]))] as const,
    ),
  ]);
}
