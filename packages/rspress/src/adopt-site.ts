/** All that a configuration for Rspress says, in the words of Quire. */
import type { AdoptedConfig } from '@quire/engine';
import { adoptOptions } from './adopt-options.ts';
import { findBundlerParts, settlePlugins } from './bundler-plugins.ts';
import { RSPRESS_THEME } from './rspress-theme.ts';
import type { RspressChecks } from './rspress-version.ts';
import { collectDefines } from './site-defines.ts';

const HELP = 'The page "Coming from Rspress" of the documentation lists what to use instead.';

interface Source {
  /** All files that it is made of. */
  files: string[];
  /** What is looked at in the texts of the site, where the file is not a `site.config`. */
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
