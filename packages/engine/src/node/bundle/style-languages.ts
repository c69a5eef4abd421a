/**
 * Owns stylesheets in Less and Sass. A compiler of either is large, and few sites have such sheets: the site installs
 * the bundler's plugin for it, and one that has not gets an error where a sheet is imported.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin, RspackChain } from '@rsbuild/core';
import { NODE_DIR } from '../files/engine-package.ts';

interface StyleLanguage {
  name: string;
  files: RegExp;
  plugin: string;
  /** The plugin's export that makes it. */
  create: string;
}

const LANGUAGES: readonly StyleLanguage[] = [
  { name: 'Less', files: /\.less$/, plugin: '@rsbuild/plugin-less', create: 'pluginLess' },
  { name: 'Sass', files: /\.s[ac]ss$/, plugin: '@rsbuild/plugin-sass', create: 'pluginSass' },
];

export interface StyleLanguages {
  plugins: RsbuildPlugin[];
  /** Rules for the sheets that nothing here compiles. */
  addMissing(chain: RspackChain): void;
}

/**
 * @param siteDir the folder from which the plugins are looked for
 * @param own plugins that the site itself makes, with its options
 */
export async function loadStyleLanguages(siteDir: string, own: readonly RsbuildPlugin[]): Promise<StyleLanguages> {
  const wanted = LANGUAGES.filter(({ name }) => !own.some((plugin) => plugin.name === `rsbuild:${name.toLowerCase()}`));
  const loaded = await Promise.all(wanted.map((language) => loadPlugin(language, siteDir)));
  const missing = wanted.filter((_, index) => loaded[index] === undefined);
  return {
    plugins: loaded.flatMap((plugin) => plugin ?? []),
    addMissing(chain) {
      for (const { name, files, plugin } of missing) {
        chain.module
          .rule(`missing-${name}`)
          .test(files)
          .type('javascript/auto')
          .use('missing-style')
          .loader(join(NODE_DIR, 'missing-style-loader.js'))
          .options({ name, plugin });
      }
    },
  };
}

async function loadPlugin({ plugin, create }: StyleLanguage, siteDir: string): Promise<RsbuildPlugin | undefined> {
  const file = findModule(plugin, siteDir);
  if (file === undefined) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Record<string, () => RsbuildPlugin>;
  return module[create]?.();
}

function findModule(name: string, siteDir: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}
