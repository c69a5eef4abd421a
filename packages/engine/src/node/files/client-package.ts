/** Locates the modules of `@quire/client`. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { PACKAGE_FILE } from './engine-package.ts';

const { resolve } = createRequire(PACKAGE_FILE);

/** The folder of its modules; one file for each module. */
export const CLIENT_DIR = dirname(resolve('@quire/client'));

/** The client script of the dev server. */
export const DEV_CLIENT_FILE = resolve('@quire/client/dev-client');

/** A module that is bundled with the theme. */
export function getClientModule(name: 'add-plugins' | 'build' | 'prepaint' | 'redirect' | 'start'): string {
  return resolve(`@quire/client/${name}`);
}
