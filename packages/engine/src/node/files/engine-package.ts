/** Where the engine's own package is: its modules are bundled, so that none knows its place from its own file. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the engine's package, absolute. */
const PACKAGE_DIR = findPackage(import.meta.dirname);

export const PACKAGE_FILE = join(PACKAGE_DIR, 'package.json');

/** What Node runs: the entries by their names (`rslib.config.ts`), and what they share. */
export const NODE_DIR = join(PACKAGE_DIR, 'dist/node');

/** What is bundled with the theme, one file for each module. */
export const CLIENT_DIR = join(PACKAGE_DIR, 'dist/client');

/** The script that keeps a page in step with its sources. */
export const DEV_CLIENT_FILE = join(PACKAGE_DIR, 'dist/dev-client.js');

/** What build and browser share, one file for each module. */
export const SHARED_DIR = join(PACKAGE_DIR, 'dist/shared');

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}
