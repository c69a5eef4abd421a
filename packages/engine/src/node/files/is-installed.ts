import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tryResolve } from './installed-packages.ts';

/** The name of the package in `node_modules` that contains a path; undefined for a path outside of `node_modules`. */
export function findPackageOf(path: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/');
}

/**
 * Also true for packages that only support `import`, if their folder exists.
 * @param filePath the importing file, absolute
 */
export function isInstalled(name: string, filePath: string): boolean {
  if (tryResolve(name, filePath) !== undefined) return true;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return (createRequire(filePath).resolve.paths(name) ?? []).some((folder) =>
    existsSync(join(folder, packageName, 'package.json')),
  );
}
