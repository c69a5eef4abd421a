/** Caches compiled samples by their text, until a file changes that their types come from. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fence } from '@quire/markdown';
import { isObject } from '@quire/markdown/fields';
import { hashContent } from '@quire/markdown/files';
import { findCacheDir } from '../config/cache-dir.ts';
import { hashEngine } from '../config/engine-hash.ts';
import { findCacheFile, writeCacheFile } from '../files/cache-file.ts';
import { hashFile } from '../files/hash-file.ts';
import { compileSample, type Sample } from './compile-sample.ts';
import { loadTwoslash, type Twoslasher } from './load-twoslash.ts';
import type { TwoslashOptions } from './options.ts';

export interface KeptSample extends Sample {
  /** Hashes of the files that its types come from, by path. */
  files: Readonly<Record<string, string>>;
}

export interface SampleCache {
  /** @throws UserError */
  get(fence: Fence): KeptSample;
}

export function createSampleCache(options: TwoslashOptions): SampleCache {
  const { compiler, compilerOptions } = options;
  let twoslasher: Twoslasher | undefined;
  // Reads all modules of the engine, so only once, and only for a site that has such samples.
  let engineHash: string | undefined;
  const compile = (fence: Fence): KeptSample => {
    twoslasher ??= loadTwoslash(options, fence.siteDir);
    const sample = compileSample(fence, twoslasher);
    return { ...sample, files: hashFiles(twoslasher.listFiles()) };
  };
  return {
    get(fence) {
      engineHash ??= hashEngine();
      const key = hashContent(engineHash, JSON.stringify([compiler, compilerOptions, fence.language, fence.code]));
      const file = join(findCacheDir(fence.siteDir), 'twoslash', `${key}.json`);
      const kept = parseKept(findCacheFile(file));
      if (kept && Object.entries(kept.files).every(([path, hash]) => hashFile(path) === hash)) return kept;
      const sample = compile(fence);
      mkdirSync(dirname(file), { recursive: true });
      writeCacheFile(file, JSON.stringify(sample));
      return sample;
    },
  };
}

/** An installed package changes with its version, so its `package.json` represents all of its files. */
function hashFiles(paths: readonly string[]): Record<string, string> {
  const read = paths.map(
    (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0].concat('/package.json') ?? path,
  );
  return Object.fromEntries(
    [...new Set(read)].map((path): [string, string] => [path, hashFile(path)]).filter(([, hash]) => hash !== ''),
  );
}

/** `findCacheFile` has verified the hash of what `get` wrote. */
function parseKept(text: string | undefined): KeptSample | undefined {
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return isObject(value) ? (value as unknown as KeptSample) : undefined;
}
