/** Reads sites that were written for Rspress. */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ForeignReader, QuirePlugin } from '@quire/engine';
import { isFields } from '@quire/markdown/fields';
import { adoptSite } from './adopt-site.ts';
import { addPluginParts } from './plugin-parts.ts';
import { loadRspressConfig } from './rspress-config-file.ts';
import { findRspressChecks } from './rspress-version.ts';
import { collectRuntimeModules } from './runtime-modules.ts';

export const readConfig: ForeignReader['readConfig'] = async (file, loadBundler) => {
  const { config: exported, files } = await loadRspressConfig(file, loadBundler);
  const { written, modules, failed } = await collectRuntimeModules(addPluginParts(exported));
  const { config, parts } = await adoptSite(written, { files, writtenFor: findRspressChecks(dirname(file)) });
  const themeDir = isFields(written) && typeof written.themeDir === 'string' ? written.themeDir : undefined;
  const ofSite = {
    failedPlugins: [...failed, ...(parts.failedPlugins ?? [])],
    folderSidebars: false,
    // Rspress has no such field, but files may have kept it from another system.
    slugs: false,
    doubleUnderscores: false,
    ...(themeDir !== undefined && { themeDir }),
  };
  return { config: withPublicDir(config, dirname(file)), parts: { ...parts, ...ofSite }, modules, files };
};

/** In Rspress, public files are only in the folder of the pages: a `public` next to it belongs to the bundler. */
function withPublicDir(config: unknown, siteDir: string): unknown {
  if (!isFields(config)) return config;
  const { root = existsSync(join(siteDir, 'docs')) ? 'docs' : '.' } = config;
  return typeof root === 'string' ? { publicDir: join(root, 'public'), ...config } : config;
}

/**
 * For the `site.config` of a site that was written for Rspress: supports the options of Rspress, the variables and classes
 * in stylesheets, and the names in the theme module, as with a `rspress.config`.
 */
export function rspress(): QuirePlugin {
  return {
    name: 'rspress',
    adopt: (written, file) => adoptSite(written, { files: [file], writtenFor: 'quire' }),
  };
}
