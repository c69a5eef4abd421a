/** Loads the TypeScript compiler of a site. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createError, createPackageCommands, UserError } from '@quire/engine';
import { isObject } from '@quire/markdown/fields';
import type TypeScript from 'typescript6';

/** From version 7 on, TypeScript is a native program that Node cannot load. */
const LAST_VERSION = 6;

/** @throws UserError if it is not installed, or has no JavaScript API */
export function loadCompiler(name: string, siteDir: string): typeof TypeScript {
  const { installDev } = createPackageCommands();
  const asked = `Run "${installDev(`typescript${LAST_VERSION}@npm:typescript@${LAST_VERSION}`)}", and set compiler: 'typescript${LAST_VERSION}' for the plugin.`;
  let loaded: unknown;
  try {
    loaded = createRequire(join(siteDir, 'package.json'))(name);
  } catch {
    throw createFailure(`The compiler "${name}", which reads the types of packages, is not installed.`, asked);
  }
  if (isObject(loaded) && 'createProgram' in loaded) return loaded as unknown as typeof TypeScript;
  throw createFailure(
    `"${name}" has no compiler that Node can load: TypeScript has one up to version ${LAST_VERSION}.`,
    asked,
  );
}

export function createFailure(message: string, help: string): UserError {
  return new UserError(createError('plugins', message, { help }));
}
