/** Owns finding and reading a site's configuration file. */
import { pathToFileURL } from 'node:url';
import { loadConfig } from '@rsbuild/core';
import { UserError, UserErrors } from '../user-error.ts';
import type { UserConfig } from './config.ts';
import { findConfigFile } from './config-file.ts';
import { validateConfig } from './schema.ts';

/** The site's configuration; empty where the folder has no configuration file. */
export async function loadUserConfig(siteDir: string): Promise<UserConfig> {
  const file = findConfigFile(siteDir);
  if (!file) return {};
  return validateConfig(await importConfig(file, siteDir), file);
}

async function importConfig(file: string, siteDir: string): Promise<unknown> {
  try {
    if (!file.endsWith('ts')) return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
    // The loader adds a note of its own to what the file exports.
    const { _privateMeta, ...config } = (await loadConfig({ cwd: siteDir, path: file })).content;
    return config;
  } catch (error) {
    throw toConfigError(error, file);
  }
}

/**
 * The configuration as it is on disk now, with all that it imports, which the process may have loaded before.
 * @returns the files that it was made of too
 */
export async function loadFreshConfig(siteDir: string): Promise<{ config: UserConfig; files: string[] }> {
  const file = findConfigFile(siteDir);
  if (!file) return { config: {}, files: [] };
  const { loadConfig } = await import('@rsbuild/core');
  try {
    const { content, dependencies } = await loadConfig({ cwd: siteDir, path: file });
    const { _privateMeta, ...config } = content;
    return { config: validateConfig(config, file), files: [file, ...dependencies] };
  } catch (error) {
    throw toConfigError(error, file);
  }
}

/** @returns mistakes of the author as they are */
function toConfigError(error: unknown, file: string): Error {
  if (error instanceof UserError || error instanceof UserErrors) return error;
  return new UserError(`The configuration cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
    file,
  });
}
