/**
 * What the version of Rspress that a site was written for looks at in its texts: its manifest says which one that
 * is, or that of a folder above.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** That of the other kinds may lead nowhere in a site that builds there. */
export type RspressChecks = 'links and images' | 'links' | 'nothing';

const PACKAGES = ['@rspress/core', 'rspress'];

/** The first of these that a range of versions is of. */
const CHECKS: ReadonlyArray<[range: RegExp, checks: RspressChecks]> = [
  // One that begins with the first major version, or one before it: `^1.40.0`.
  [/^[\^~>=v\s]*[01](?:\.|$)/, 'nothing'],
  // Only where it can be no later one: these are versions, not ranges.
  [/^[=v\s]*2\.0\.0-(?:alpha\.\d+|beta\.(?:1?\d|2[0-2]))$/, 'nothing'],
  [/^[=v\s]*2\.0\.(?:0-[\w.]+|[0-8])$/, 'links'],
];

/** @param siteDir absolute */
export function findRspressChecks(siteDir: string): RspressChecks {
  const range = findRange(siteDir) ?? '';
  return CHECKS.find(([pattern]) => pattern.test(range))?.[1] ?? 'links and images';
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
