/** Caches compiled samples by their text, until a file changes that their types come from. */
import { existsSync } from 'node:fs';
import { cacheValue, type Fence } from '@quire/engine';
import { findPackageOf } from '../package-of.ts';
import { compileSample, type Sample } from './compile-sample.ts';
import { loadTwoslash, type Twoslasher } from './load-twoslash.ts';
import type { TwoslashOptions } from './options.ts';

export interface KeptSample extends Sample {
  /** Absolute paths of the files that its types come from. */
  files: readonly string[];
}

export interface SampleCache {
  /** @throws UserError */
  get(fence: Fence): KeptSample;
}

export function createSampleCache(options: TwoslashOptions): SampleCache {
  const { compiler, compilerOptions } = options;
  let twoslasher: Twoslasher | undefined;
  return {
    get(fence) {
      const { siteDir, language, code } = fence;
      const key = [compiler, compilerOptions, language, code];
      return cacheValue({ siteDir, plugin: 'twoslash', key }, () => {
        twoslasher ??= loadTwoslash(options, siteDir);
        const sample = compileSample(fence, twoslasher);
        const files = listSources(twoslasher.listFiles());
        return { value: { ...sample, files }, files: [import.meta.filename, ...files] };
      });
    },
  };
}

/** An installed package changes with its version, so its `package.json` represents all of its files. */
function listSources(paths: readonly string[]): string[] {
  const sources = paths.map((path) => findPackageOf(path)?.folder.concat('/package.json') ?? path);
  return [...new Set(sources)].filter((path) => existsSync(path));
}
