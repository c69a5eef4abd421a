/** Loads the API of an installed package. Its types are read again only when they change. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@quire/markdown/fields';
import { hashContent } from '@quire/markdown/files';
import { findCacheDir } from '../config/cache-dir.ts';
import { hashEngine } from '../config/engine-hash.ts';
import { findCacheFile, writeCacheFile } from '../files/cache-file.ts';
import { hashFile } from '../files/hash-file.ts';
import type { Api } from './api.ts';
import { findEntry, loadCompiler } from './compiler.ts';
import type { ApiReferenceOptions } from './options.ts';
import { readApi } from './read-api.ts';

interface Kept {
  /** The files that were read for it, with their hashes. */
  files: Record<string, string>;
  api: Api;
}

/** @throws UserError if the package or a compiler is not installed */
export function loadApi(options: ApiReferenceOptions, siteDir: string): Api {
  const { compiler, include = [], pages = [] } = options;
  const members = pages.flatMap(({ exports }) => exports).filter((name) => name.includes('.'));
  const question = { name: options.package, entry: options.entry, compiler, include, members };
  const key = hashContent(hashEngine(), JSON.stringify(question));
  const file = join(findCacheDir(siteDir), 'api-reference', `${key}.json`);
  const kept = parseKept(findCacheFile(file));
  if (kept && Object.entries(kept.files).every(([path, hash]) => hashFile(path) === hash)) return kept.api;
  const ts = loadCompiler(compiler ?? 'typescript', siteDir);
  const entry = findEntry(options, siteDir, ts);
  const { api, files } = readApi({ ...entry, include, members }, ts);
  const hashes = Object.fromEntries([entry.manifest, ...files].map((path) => [path, hashFile(path)]));
  mkdirSync(dirname(file), { recursive: true });
  writeCacheFile(file, JSON.stringify({ files: hashes, api }));
  return api;
}

/** Not validated, because we wrote it and its hash has been compared. */
function parseKept(text: string | undefined): Kept | undefined {
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return isObject(value) ? (value as unknown as Kept) : undefined;
}
