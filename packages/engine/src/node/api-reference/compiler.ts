/** Loads the TypeScript compiler of a site, and finds the types of a package. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { isObject } from '@quire/markdown/fields';
import type TypeScript from 'typescript6';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import type { ApiReferenceOptions } from './options.ts';
import { COMPILER_OPTIONS } from './read-api.ts';

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

export interface Entry {
  name: string;
  version: string;
  /** The file of the types. */
  entry: string;
  /** The `package.json`. */
  manifest: string;
}

/** @throws UserError if the package is not installed, or has no types */
export function findEntry(
  { package: name, entry }: ApiReferenceOptions,
  siteDir: string,
  ts: typeof TypeScript,
): Entry {
  const importer = join(siteDir, 'index.ts');
  const found =
    entry === undefined
      ? ts.resolveModuleName(name, importer, COMPILER_OPTIONS(ts), ts.sys, undefined, undefined, ts.ModuleKind.ESNext)
          .resolvedModule?.resolvedFileName
      : resolve(siteDir, entry);
  if (found === undefined || !existsSync(found)) throw createFailure(...explainMissing(name, found));
  const manifest = findManifest(dirname(found));
  return { name, entry: found, manifest, version: manifest === '' ? '' : readVersion(manifest) };
}

function explainMissing(name: string, file: string | undefined): [string, string] {
  if (file !== undefined)
    return [`The file ${file} with the types of "${name}" does not exist.`, 'Change "entry" of the plugin.'];
  const { installDev } = createPackageCommands();
  return [
    `The types of the package "${name}", which the reference needs, were not found.`,
    `Run "${installDev(name)}" in the folder of the site. If its types are in a separate package, install that, or set "entry" of the plugin to their file.`,
  ];
}

/** Empty if there is none. */
function findManifest(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && readVersion(file) !== '') return file;
  return folder === dirname(folder) ? '' : findManifest(dirname(folder));
}

function readVersion(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(manifest) && 'version' in manifest && typeof manifest.version === 'string' ? manifest.version : '';
}

export function createFailure(message: string, help: string): UserError {
  return new UserError(createError('plugins', message, { help }));
}
