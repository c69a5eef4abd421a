/** Locates the modules of `@quire/client`. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { PACKAGE_FILE } from './engine-package.ts';

const { resolve } = createRequire(PACKAGE_FILE);

/** The folder of its modules; one file for each module. */
export const CLIENT_DIR = dirname(resolve('@quire/client'));

type ClientModule = 'add-plugins' | 'build' | 'dev-client' | 'prepaint' | 'redirect' | 'start';

/** A module that is bundled with the theme, or `dev-client`, which the dev server sends to pages. */
export function getClientModule(name: ClientModule): string {
  return resolve(`@quire/client/${name}`);
}
