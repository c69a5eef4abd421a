/** Finds the types of a package. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createPackageCommands } from '@quire/engine';
import { isFields } from '@quire/markdown/fields';
import type TypeScript from 'typescript6';
import { createFailure } from '../compiler.ts';
import { toPackageName } from '../package-of.ts';
import type { ApiReferenceOptions } from './options.ts';
import { COMPILER_OPTIONS } from './read-api.ts';

export interface Entry {
  /** As an import names it. */
  name: string;
  /** The same, with the name of the package in its `package.json`, which an alias does not change. */
  published: string;
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
  const { name: ofManifest, version = '' } = manifest === '' ? {} : readManifest(manifest);
  const packageName = toPackageName(name);
  // The types may be in another package, and `entry` in a repository with another name.
  const isAliased = entry === undefined && ofManifest !== undefined && !ofManifest.startsWith('@types/');
  const published = (isAliased ? ofManifest : packageName) + name.slice(packageName.length);
  return { name, published, entry: found, manifest, version };
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
  if (existsSync(file) && readManifest(file).version !== undefined) return file;
  return folder === dirname(folder) ? '' : findManifest(dirname(folder));
}

function readManifest(file: string): { name?: string; version?: string } {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isFields(manifest)) return {};
  const { name, version } = manifest;
  return { ...(typeof name === 'string' && { name }), ...(typeof version === 'string' && { version }) };
}
