/** Whether what an import names is installed. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The name of the installed package that a path leads into; undefined where it leads into none. */
export function findPackageOf(path: string): string | undefined {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/');
}

/** @param filePath the file that imports it, absolute */
export function canRequire(name: string, filePath: string): boolean {
  try {
    createRequire(filePath).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Also what is for `import` only, and does not resolve otherwise: that its package's folder is there is enough. */
export function isInstalled(name: string, filePath: string): boolean {
  if (canRequire(name, filePath)) return true;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return (createRequire(filePath).resolve.paths(name) ?? []).some((folder) =>
    existsSync(join(folder, packageName, 'package.json')),
  );
}
