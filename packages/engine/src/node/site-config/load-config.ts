/** Finds and reads a site's configuration file. */

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createUserError, describeThrown, type TextPoint, UserError } from '@quire/markdown/diagnostics';
import { hashContent, hashFile, isInside } from '@quire/markdown/files';
import { CONFIG_MODULES_FOLDER, findCacheDir } from '../config/cache-dir.ts';
import type { UserConfig } from '../config/config.ts';
import { findConfigFile } from '../config/config-file.ts';
import type { AdoptedConfig, ForeignReader } from '../config/foreign-config.ts';
import { type ForeignTool, findForeignTool } from '../config/foreign-tools.ts';
import type { LoadedConfig } from '../config/resolve.ts';
import { dropUnknownFields, validateConfig } from '../config/validate.ts';
import { shortenPaths } from '../diagnostics/locate-diagnostics.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { findInstalled } from '../files/installed-packages.ts';
import { findPackageOf } from '../files/is-installed.ts';
import { replaceFile } from '../files/write-file.ts';
import { applyAdoptHooks, applyConfigHooks } from './config-hooks.ts';
import { type ConfigSource, importConfig, importFreshConfig } from './import-config.ts';
import { rejectMissingExports } from './missing-exports.ts';

/** The site's configuration; empty where the folder has no configuration file. */
export async function loadUserConfig(siteDir: string): Promise<LoadedConfig> {
  const file = findConfigFile(siteDir);
  if (!file) return {};
  return (await readConfig(file, () => importConfig(file))).config;
}

/**
 * Reads the configuration and its imports from disk again, which the process may have loaded before.
 * @returns also the files that it consists of
 */
export async function loadFreshConfig(siteDir: string): Promise<{ config: LoadedConfig; files: string[] }> {
  const file = findConfigFile(siteDir);
  if (!file) return { config: {}, files: [] };
  const { config, files } = await readConfig(file, () => importFreshConfig(file));
  return { config, files: [file, ...files] };
}

async function readConfig(file: string, importFile: () => Promise<ConfigSource>) {
  try {
    const tool = findForeignTool(file);
    return tool
      ? await readForeignConfig(file, await loadReader(tool, file))
      : await readOwnConfig(file, await importFile());
  } catch (error) {
    throw toConfigError(error, file);
  }
}

/** @throws UserError if its package is not installed */
async function loadReader({ name, reader }: ForeignTool, file: string): Promise<ForeignReader> {
  const module = findInstalled(reader, dirname(file));
  if (module !== undefined) return import(pathToFileURL(module).href);
  throw createUserError(
    'config',
    `The package "${reader}", which reads the configuration of ${name} sites, is not installed.`,
    {
      file,
      help: `Run "${createPackageCommands().installDev(reader)}" in the site's folder.`,
    },
  );
}

/** Unknown fields are not errors in a file for another system. */
async function readForeignConfig(file: string, reader: ForeignReader) {
  rejectMissingExports(file);
  const { files, ...adopted } = await reader.readConfig(file, () => import('@rsbuild/core'));
  const { config, unknown } = dropUnknownFields(adopted.config);
  const { ignoredOptions } = adopted.parts;
  const ignored = { ...ignoredOptions, names: [...(ignoredOptions?.names ?? []), ...unknown] };
  const parts = { ...adopted.parts, ignoredOptions: ignored };
  return { config: addParts(validateConfig(config, file), { ...adopted, parts }, file), files };
}

async function readOwnConfig(file: string, { config: written, files }: ConfigSource) {
  const adopted = await applyAdoptHooks(written, file);
  const config = await applyConfigHooks(validateConfig(adopted.config, file), file);
  return { config: addParts(config, adopted, file), files };
}

function addParts(config: UserConfig, { parts: foreign, modules }: AdoptedConfig, file: string): LoadedConfig {
  if (modules === undefined) return { ...config, foreign };
  const alias = { ...writeModules(modules, dirname(file)), ...config.resolve?.alias };
  return { ...config, foreign, resolve: { ...config.resolve, alias } };
}

/** UserErrors are not changed. */
function toConfigError(error: unknown, file: string): Error {
  if (error instanceof UserError) return error;
  const message = describeThrown(error);
  return createUserError('config', `Cannot load the configuration: ${shortenPaths(message, dirname(file))}`, {
    file,
    ...findTracePlace(error, file),
  });
}

/** The location in the stack traces of Node and of jiti: in the file, or in a module that it imports. */
function findTracePlace(error: unknown, file: string): { file?: string } & Partial<TextPoint> {
  const trace = error instanceof Error ? `${error.message}\n${error.stack}` : '';
  const places = [...trace.matchAll(/((?:\b[A-Za-z]:)?[\\/][^:()\n]+):(\d+)(?::(\d+))?/g)].map(
    ([, written = '', line, column]) => ({
      file: resolve(written.replace(/^\/\/(?=\/)/, '')),
      line: Number(line),
      ...(column !== undefined && { column: Number(column) }),
    }),
  );
  const ofSite = places.filter((place) => isInside(place.file, dirname(file)) && existsSync(place.file));
  return ofSite.find((place) => findPackageOf(place.file) === undefined) ?? {};
}

/**
 * Writes modules whose code is in the configuration. Their files are named by a hash of the content, so that everything that depends on
 * changed code is rebuilt.
 * @returns the files by the names that the site imports, as exact aliases
 */
function writeModules(modules: Readonly<Record<string, string>>, siteDir: string): Record<string, string> {
  const folder = join(findCacheDir(siteDir), CONFIG_MODULES_FOLDER);
  const files = Object.entries(modules).map(([name, code]) => {
    const hash = hashContent(code);
    const file = join(folder, `${hash}.js`);
    // Workers load the configuration too, and rewriting a watched file would bundle it again.
    if (hashFile(file) !== hash) replaceFile(file, code);
    return [`${name}$`, file];
  });
  return Object.fromEntries(files);
}
