/** Finds what the site or Quire has installed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PACKAGE_FILE } from './engine-package.ts';
import { findReal } from './real-path.ts';

/** A module of a package, absolute; undefined if it is not installed. */
export function findInstalled(name: string, siteDir: string): string | undefined {
  for (const from of listResolvers(siteDir)) {
    const found = tryResolve(name, from);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Files whose packages may have what the site needs: the site itself; the one package that it names, where package
 * managers let each package see its own dependencies only; the program that runs; the engine.
 */
export function listResolvers(siteDir: string): string[] {
  const site = join(siteDir, 'package.json');
  const [, program = site] = process.argv;
  return [site, tryResolve(SITE_PACKAGE, site) ?? site, findReal(program), PACKAGE_FILE];
}

const SITE_PACKAGE = '@quire/site/package.json';

export function tryResolve(name: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
