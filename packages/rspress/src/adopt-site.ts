/** Converts a complete configuration for Rspress. */
import type { AdoptedConfig } from '@quire/engine';
import { adoptOptions } from './adopt-options.ts';
import { findBundlerParts, settlePlugins } from './bundler-plugins.ts';
import { RSPRESS_THEME } from './rspress-theme.ts';
import type { RspressChecks } from './rspress-version.ts';
import { collectDefines } from './site-defines.ts';

const HELP = 'The page "Coming from Rspress" of the documentation lists what to use instead.';

interface Source {
  /** All files that the configuration consists of. */
  files: string[];
  /** `quire` for a `site.config`; otherwise what the site's version of Rspress checks in texts. */
  writtenFor: 'quire' | RspressChecks;
}

export async function adoptSite(exported: unknown, { files, writtenFor }: Source): Promise<AdoptedConfig> {
  const written = await settlePlugins(exported);
  const { config, foreign } = adoptOptions(written, writtenFor);
  const { defines, failedPlugins } = await collectDefines(written);
  const bundler = findBundlerParts(written, files);
  const parts = {
    ignoredOptions: { names: foreign, help: HELP },
    defines,
    failedPlugins,
    foreignTheme: RSPRESS_THEME,
    ...(bundler && { bundler }),
  };
  return { config, parts };
}
