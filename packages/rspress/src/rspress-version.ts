/** Finds out what the site's version of Rspress checks in texts, by the nearest `package.json` that lists it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds that the version checks. The others may be dead in a site that Rspress builds. */
export type RspressChecks = 'links and images' | 'links' | 'nothing';

const PACKAGES = ['@rspress/core', 'rspress'];

/** The first matching entry counts. */
const CHECKS: ReadonlyArray<[range: RegExp, checks: RspressChecks]> = [
  // Rspress 1 and earlier: `^1.40.0`.
  [/^[\^~>=v\s]*[01](?:\.|$)/, 'nothing'],
  // Exact versions only, because a range may include later ones.
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

/** Invalid JSON is ignored. */
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
