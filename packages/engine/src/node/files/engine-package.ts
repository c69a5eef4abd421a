/** Locates the files of the engine's package. Modules are bundled, so they cannot use their own location. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the engine's package, absolute. */
const PACKAGE_DIR = findPackage(import.meta.dirname);

export const PACKAGE_FILE = join(PACKAGE_DIR, 'package.json');

/** The entries for Node (`rslib.config.ts`) and their shared chunks. */
export const NODE_DIR = join(PACKAGE_DIR, 'dist/node');

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}
