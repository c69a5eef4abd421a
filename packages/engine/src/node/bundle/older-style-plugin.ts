/**
 * Owns stylesheets in Less and Sass where the site's plugin for them is for an older bundler, as older versions of
 * Rspress bring it: the plugin itself does not run here, but its loaders and its compiler do.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

export type OlderLanguage = 'Less' | 'Sass';

interface StyleLoader {
  /** Absolute. */
  loader: string;
  options: Record<string, unknown>;
}

const FIND_LOADERS: Readonly<Record<OlderLanguage, (folder: string) => StyleLoader[] | undefined>> = {
  Sass(folder) {
    const compiler = resolveFirst(['sass-embedded', 'sass'], folder);
    if (compiler === undefined) return undefined;
    const sassOptions = { quietDeps: true, silenceDeprecations: ['import'] };
    const options = { api: 'modern-compiler', implementation: compiler, sourceMap: true, sassOptions };
    return [
      // URLs in a file that a sheet imports are relative to that file.
      { loader: join(folder, 'compiled/resolve-url-loader/index.js'), options: { sourceMap: false } },
      { loader: join(folder, 'compiled/sass-loader/index.js'), options },
    ];
  },
  Less(folder) {
    const implementation = join(folder, 'compiled/less/index.js');
    const options = { implementation, sourceMap: false, lessOptions: { javascriptEnabled: true } };
    return [{ loader: join(folder, 'compiled/less-loader/index.js'), options }];
  },
};

/**
 * Undefined where the plugin does not bring what it takes.
 * @param folder of the installed plugin
 */
export function createOlderStylePlugin(name: OlderLanguage, files: RegExp, folder: string): RsbuildPlugin | undefined {
  const loaders = FIND_LOADERS[name](folder);
  if (!loaders?.every(({ loader }) => existsSync(loader))) return undefined;
  return {
    name: `quire:older-${name.toLowerCase()}`,
    setup(api) {
      api.modifyBundlerChain((chain, { CHAIN_ID }) => {
        chain.module.rule(CHAIN_ID.RULE.CSS).test(new RegExp(`\\.css$|${files.source}`));
        const rule = chain.module.rule(`older-${name}`).test(files).enforce('pre');
        rule.resourceQuery({ not: [/[?&]raw\b/] });
        for (const { loader, options } of loaders) rule.use(loader).loader(loader).options(options);
      });
    },
  };
}

function resolveFirst(names: readonly string[], folder: string): string | undefined {
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const name of names) {
    try {
      return resolve(name);
    } catch {
      // The next one.
    }
  }
  return undefined;
}
