/** Finds and reads a site's configuration file. */
import { dirname } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { findConfigFile, isRspressConfig } from '../config/config-file.ts';
import { isFields } from '../config/fields.ts';
import type { LoadedConfig } from '../config/loaded-config.ts';
import { dropUnknownFields } from '../config/unknown-fields.ts';
import { validateConfig } from '../config/validate.ts';
import { adoptOptions } from '../rspress/adopt-options.ts';
import { findBundlerParts, settlePlugins } from '../rspress/bundler-plugins.ts';
import { addPluginParts } from '../rspress/plugin-parts.ts';
import { RSPRESS_THEME } from '../rspress/rspress-theme.ts';
import { findRspressChecks } from '../rspress/rspress-version.ts';
import { collectRuntimeModules } from '../rspress/runtime-modules.ts';
import { collectDefines } from '../rspress/site-defines.ts';
import { applyConfigHooks } from './apply-config-hooks.ts';
import { type ConfigSource, importConfig, importFreshConfig } from './import-config.ts';

/** The site's configuration; empty where the folder has no configuration file. */
export async function loadUserConfig(siteDir: string): Promise<LoadedConfig> {
  const file = findConfigFile(siteDir);
  if (!file) return {};
  return (await readConfig(file, () => importConfig(file))).config;
}

/**
 * The configuration as it is on disk now, with all that it imports, which the process may have loaded before.
 * @returns the files that it was made of too
 */
export async function loadFreshConfig(siteDir: string): Promise<{ config: LoadedConfig; files: string[] }> {
  const file = findConfigFile(siteDir);
  if (!file) return { config: {}, files: [] };
  const { config, files } = await readConfig(file, () => importFreshConfig(file));
  return { config, files: [file, ...files] };
}

async function readConfig(file: string, importFile: () => Promise<ConfigSource>) {
  try {
    return isRspressConfig(file) ? await readRspressConfig(file) : await adoptConfig(await importFile(), file);
  } catch (error) {
    throw toConfigError(error, file);
  }
}

/** The bundler that such a file needs is large: only who needs it loads it. */
async function readRspressConfig(file: string) {
  const { config: exported, files } = await (await import('../rspress/rspress-config-file.ts')).loadRspressConfig(file);
  const modules = await collectRuntimeModules(addPluginParts(exported), dirname(file));
  const written = await settlePlugins(modules.written);
  const { config, foreign } = adoptOptions(written, findRspressChecks(dirname(file)));
  const [known, { defines, failedPlugins }] = [dropUnknownFields(config), await collectDefines(written)];
  const ignoredOptions = [...foreign, ...known.unknown];
  const bundler = await findBundlerParts(written, files);
  const themeDir = isFields(written) && typeof written.themeDir === 'string' ? written.themeDir : undefined;
  const parts = {
    ignoredOptions,
    defines,
    failedPlugins: [...modules.failed, ...failedPlugins],
    foreignTheme: RSPRESS_THEME,
    ...(bundler && { bundler }),
    ...(themeDir !== undefined && { themeDir }),
  };
  const valid = validateConfig(known.config, file);
  const resolve = { ...valid.resolve, alias: { ...modules.alias, ...valid.resolve?.alias } };
  return { config: { ...valid, ...parts, resolve }, files };
}

async function adoptConfig({ config: written, files }: ConfigSource, file: string) {
  const { config, foreign } = adoptOptions(written, 'quire');
  const changed = await applyConfigHooks(validateConfig(config, file), file);
  return { config: { ...changed, ignoredOptions: foreign }, files };
}

/** Errors of the author stay as they are. */
function toConfigError(error: unknown, file: string): Error {
  if (error instanceof UserError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new UserError(
    createError('config', `Cannot load the configuration: ${message}`, { file, ...findPlace(error, file) }),
  );
}

/** Where the file is in the stack traces of Node and of the loader of TypeScript. */
function findPlace(error: unknown, file: string): { line?: number; column?: number } {
  const trace = error instanceof Error ? `${error.message}\n${error.stack}` : '';
  const at = trace.indexOf(`${file}:`);
  const [, line, column] = /^:(\d+)(?::(\d+))?/.exec(trace.slice(at + file.length)) ?? [];
  if (at === -1 || line === undefined) return {};
  return { line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}
