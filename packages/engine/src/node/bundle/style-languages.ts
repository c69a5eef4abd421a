/**
 * Stylesheets in Less and Sass. Their compilers are large, and few sites have such stylesheets: the site installs
 * the bundler's plugin, and otherwise gets an error at the import of a stylesheet.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RsbuildPlugin, type RspackChain, version as rsbuildVersion } from '@rsbuild/core';
import { isDeclared } from '../diagnostics/explain-package.ts';
import { NODE_DIR } from '../files/engine-package.ts';
import { tryResolve } from '../files/installed-packages.ts';

interface StyleLanguage {
  name: 'Less' | 'Sass';
  files: RegExp;
  plugin: string;
  /** The export that creates the plugin. */
  create: string;
}

const LANGUAGES: readonly StyleLanguage[] = [
  { name: 'Less', files: /\.less$/, plugin: '@rsbuild/plugin-less', create: 'pluginLess' },
  { name: 'Sass', files: /\.s[ac]ss$/, plugin: '@rsbuild/plugin-sass', create: 'pluginSass' },
];

export interface StyleLanguages {
  /** Including those of the site, except ones for another bundler. */
  plugins: RsbuildPlugin[];
  /** Adds rules for stylesheets without a compiler. */
  addMissing(chain: RspackChain): void;
}

/**
 * @param siteDir the folder from which the plugins are resolved
 * @param own plugins that the site creates itself, with its options
 */
export async function loadStyleLanguages(siteDir: string, own: readonly RsbuildPlugin[]): Promise<StyleLanguages> {
  const languages = LANGUAGES.map((language) => findPlugin(language, siteDir));
  const usable = own.filter(
    (plugin) => !languages.some(({ olderVersion, name }) => olderVersion !== undefined && isFor(plugin, name)),
  );
  const wanted = languages.filter(({ name }) => !usable.some((plugin) => isFor(plugin, name)));
  const loaded = await Promise.all(wanted.map(loadPlugin));
  const missing = wanted.filter((_, index) => loaded[index] === undefined);
  return {
    plugins: [...loaded.flatMap((plugin) => plugin ?? []), ...usable],
    addMissing(chain) {
      for (const { name, files, plugin, olderVersion } of missing) {
        chain.module
          .rule(`missing-${name}`)
          .test(files)
          .type('javascript/auto')
          .use('missing-style')
          .loader(join(NODE_DIR, 'missing-style-loader.js'))
          .options({ name, plugin, installed: olderVersion, isDeclared: isDeclared(plugin, siteDir) });
      }
    },
  };
}

function isFor(plugin: RsbuildPlugin, name: StyleLanguage['name']): boolean {
  return plugin.name === `rsbuild:${name.toLowerCase()}`;
}

interface FoundLanguage extends StyleLanguage {
  /** The file of the installed plugin. */
  file: string | undefined;
  /** Set if it is for another version of the bundler. */
  olderVersion: string | undefined;
}

function findPlugin(language: StyleLanguage, siteDir: string): FoundLanguage {
  const file = tryResolve(language.plugin, join(siteDir, 'package.json'));
  return { ...language, file, olderVersion: file === undefined ? undefined : findOlderVersion(file) };
}

async function loadPlugin({ create, file, olderVersion }: FoundLanguage) {
  if (file === undefined || olderVersion !== undefined) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Record<string, () => RsbuildPlugin>;
  return module[create]?.();
}

/** @param file of an installed plugin. Returns undefined if it is for this bundler */
function findOlderVersion(file: string): string | undefined {
  const [folder] = /.*[\\/]node_modules[\\/]@[^\\/]+[\\/][^\\/]+/.exec(file) ?? [];
  if (folder === undefined) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { version, peerDependencies = {} } = manifest as PackageManifest;
  return supports(peerDependencies['@rsbuild/core'] ?? '*') ? undefined : version;
}

interface PackageManifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

const BUNDLER_MAJOR = rsbuildVersion.replace(/\..*/, '');

/** @param range of versions: a single part with another major version is for another bundler */
function supports(range: string): boolean {
  return range.split('||').some((part) => {
    const [, operator, major] = /^\s*([\^~=v]*|>=?)\s*v?(\d+)/.exec(part) ?? [];
    return major === undefined || major === BUNDLER_MAJOR || operator?.startsWith('>');
  });
}
