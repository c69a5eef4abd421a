/** Finds the types of a package. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createPackageCommands } from '@quire/engine';
import { isObject } from '@quire/markdown/fields';
import type TypeScript from 'typescript6';
import { createFailure } from '../compiler.ts';
import type { ApiReferenceOptions } from './options.ts';
import { COMPILER_OPTIONS } from './read-api.ts';

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
