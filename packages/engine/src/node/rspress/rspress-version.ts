/** Owns which version of Rspress a site was written for: its manifest says so, or that of a folder above. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type RspressVersion = 'rspress' | 'rspress-1';

const PACKAGES = ['@rspress/core', 'rspress'];

/** A range of versions that begins with the first major version, or one before it: `^1.40.0`. */
const FIRST_MAJOR = /^[\^~>=v\s]*[01](?:\.|$)/;

/** @param siteDir absolute */
export function findRspressVersion(siteDir: string): RspressVersion {
  const range = findRange(siteDir);
  return range !== undefined && FIRST_MAJOR.test(range) ? 'rspress-1' : 'rspress';
}

function findRange(dir: string): string | undefined {
  const file = join(dir, 'package.json');
  const range = existsSync(file) ? readRange(file) : undefined;
  return range !== undefined || dirname(dir) === dir ? range : findRange(dirname(dir));
}

/** A manifest that is no JSON says nothing. */
function readRange(file: string): string | undefined {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const ranges = { ...dependencies, ...devDependencies };
    return PACKAGES.map((name) => ranges[name]).find((range) => typeof range === 'string');
  } catch {
    return undefined;
  }
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
