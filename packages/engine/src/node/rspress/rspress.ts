/** Reads sites that were written for Rspress, as they are. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFields } from '@quire/markdown/fields';
import type { SitePlugin } from '../config/config.ts';
import type { ForeignReader } from '../config/foreign-config.ts';
import { adoptSite } from './adopt-site.ts';
import { addPluginParts } from './plugin-parts.ts';
import { findRspressChecks } from './rspress-version.ts';
import { collectRuntimeModules } from './runtime-modules.ts';

/** The bundler that such a file needs is large: only who needs it loads it. */
export const readConfig: ForeignReader['readConfig'] = async (file) => {
  const { config: exported, files } = await (await import('./rspress-config-file.ts')).loadRspressConfig(file);
  const { written, modules, failed } = await collectRuntimeModules(addPluginParts(exported));
  const { config, parts } = await adoptSite(written, { files, writtenFor: findRspressChecks(dirname(file)) });
  const themeDir = isFields(written) && typeof written.themeDir === 'string' ? written.themeDir : undefined;
  const ofSite = {
    failedPlugins: [...failed, ...(parts.failedPlugins ?? [])],
    folderSidebars: false,
    ...(themeDir !== undefined && { themeDir }),
  };
  return { config: withPublicDir(config, dirname(file)), parts: { ...parts, ...ofSite }, modules, files };
};

/** Public files are among the pages alone there: a folder of this name beside them is for the bundler. */
function withPublicDir(config: unknown, siteDir: string): unknown {
  if (!isFields(config)) return config;
  const { root = existsSync(join(siteDir, 'docs')) ? 'docs' : '.' } = config;
  return typeof root === 'string' ? { publicDir: join(root, 'public'), ...config } : config;
}

/**
 * For a `site.config` of a site that was written for Rspress: its options, the variables and classes of its stylesheets and
 * the names in its theme module mean what they mean in a `rspress.config`.
 */
export function rspress(): SitePlugin {
  return {
    name: 'rspress',
    adopt: (written, file) => adoptSite(written, { files: [file], writtenFor: 'quire' }),
  };
}
