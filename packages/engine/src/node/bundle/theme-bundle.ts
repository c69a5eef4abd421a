/** Owns bundling the theme and the components of the content: once for Node, once for the browser. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { NODE_DIR } from '../files/engine-package.ts';
import { hashContent } from '../files/hash.ts';
import { listPublishedFiles } from '../output/published-files.ts';
import { writeAddedEntries } from './added-entries.ts';
import { findBundle, openBundleFolder, saveBundle, type ThemeBundle } from './bundle-cache.ts';
import { type BundleModules, hidePlaces, resolveModules, writeEntries } from './bundle-modules.ts';
import { addBase } from './document-assets.ts';
import { ENTRIES_DIR } from './place-in-pages.ts';
import { findPrebundle, findThemeBesideSite } from './prebundle.ts';
import { type BundlerRun, runBundler } from './run-bundler.ts';

/**
 * What the theme brings along where nothing of the site goes into the bundle; else bundles where something changed since
 * the last time. The cost does not depend on the number of pages.
 */
export async function bundleTheme(config: ResolvedConfig, imports: ComponentImport[]): Promise<ThemeBundle> {
  const modules = resolveModules(config);
  const bundle = findCurrent(config, modules, imports) ?? (await bundleSite(config, modules, imports));
  return { ...bundle, assets: addBase(bundle.assets, config.base) };
}

/** The same where nothing has to be bundled, else undefined. */
export function findThemeBundle(config: ResolvedConfig, imports: ComponentImport[]): ThemeBundle | undefined {
  const bundle = findCurrent(config, resolveModules(config), imports);
  return bundle && { ...bundle, assets: addBase(bundle.assets, config.base) };
}

function findCurrent(
  config: ResolvedConfig,
  modules: BundleModules,
  imports: ComponentImport[],
): ThemeBundle | undefined {
  const key = hashModules(config, modules, imports);
  return findPrebundle(config, modules, imports)?.build ?? findBundle(getBundleDir(config), key);
}

function getBundleDir({ cacheDir }: ResolvedConfig): string {
  return join(cacheDir, 'bundle');
}

/** The key of everything but files that a bundle is made of. */
function hashModules(config: ResolvedConfig, modules: BundleModules, imports: ComponentImport[]): string {
  const { alias, importPaths, defines, bundler, engineHash } = config;
  return hashContent(engineHash, JSON.stringify([modules, imports, alias, importPaths, defines, bundler?.hash]));
}

async function bundleSite(
  config: ResolvedConfig,
  modules: BundleModules,
  imports: ComponentImport[],
): Promise<ThemeBundle> {
  const bundleDir = getBundleDir(config);
  const key = hashModules(config, modules, imports);
  // Module names go into the bundle's bytes, so the entries are where they were before.
  const entriesDir = join(bundleDir, `${ENTRIES_DIR}-${key}`);
  const run = { bundleDir, entriesDir, modules: hidePlaces(modules, imports), imports };
  const { files, ...bundle } = (await bundleBeside(config, run)) ?? (await bundleWhole(config, run));
  saveBundle(bundleDir, { key, files, bundle });
  return bundle;
}

interface SiteRun {
  bundleDir: string;
  entriesDir: string;
  modules: BundleModules;
  imports: ComponentImport[];
}

/** With everything that went into it. */
type MadeBundle = ThemeBundle & Pick<BundlerRun, 'files'>;

async function bundleWhole(
  config: ResolvedConfig,
  { bundleDir, entriesDir, modules, imports }: SiteRun,
): Promise<MadeBundle> {
  const entries = writeEntries(entriesDir, modules, imports);
  const run = await runBundler(config, entries, { workDir: openBundleFolder(bundleDir) });
  return { ...run, readsPages: findReaders(run.files, modules.themeRuntime).length > 0 };
}

/** The site's own modules beside what the theme brings along, which is most of a bundle; undefined where it is not enough. */
async function bundleBeside(
  config: ResolvedConfig,
  { bundleDir, entriesDir, modules, imports }: SiteRun,
): Promise<MadeBundle | undefined> {
  const theme = findThemeBesideSite(config, modules, imports);
  if (!theme) return undefined;
  const { build } = theme;
  const input = { modules, imports, themeFile: build.serverFile, base: config.base };
  const entries = writeAddedEntries(entriesDir, input);
  const workDir = openBundleFolder(bundleDir);
  const files = listOwnFiles(build);
  const run = await runBundler(config, entries, {
    workDir,
    ofTheme: { assets: build.assets, names: [...files.keys()] },
  });
  // A module of which there must be one may be reached by its path: then there would be two. Loaders are in no bundle.
  const shared = new Set(theme.files.filter((file) => SCRIPT.test(file) && dirname(file) !== NODE_DIR));
  if (run.files.some((file) => shared.has(file))) return undefined;
  for (const [path, file] of files) {
    mkdirSync(dirname(join(run.webDir, path)), { recursive: true });
    copyFileSync(file, join(run.webDir, path));
  }
  const readsPages = build.readsPages || findReaders(run.files, modules.themeRuntime).length > 0;
  return { ...run, readsPages, files: [...run.files, ...theme.files] };
}

/** Also those for a search that the site does not have. */
function listOwnFiles({ webDir, leftOut = [] }: WebFiles): Map<string, string> {
  return new Map([...listPublishedFiles(webDir).files].filter(([path]) => !leftOut.includes(path)));
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Files that ask about all pages; the theme's own only hand the answer on. */
export function findReaders(files: string[], themeRuntime: string): string[] {
  const runtimeDir = dirname(themeRuntime);
  return files.filter(
    (file) =>
      /\.[jt]sx?$/.test(file) &&
      dirname(file) !== runtimeDir &&
      /\busePage(?:s|Data)\b/.test(readFileSync(file, 'utf8')),
  );
}

type WebFiles = Pick<ThemeBundle, 'webDir' | 'leftOut'>;

/** What the bundle puts into the output, relative to it. */
export function listBundleFiles(bundle: WebFiles, config: ResolvedConfig): string[] {
  return readdirSync(bundle.webDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => isPublished(path, bundle, config));
}

/** The same with the place of each file, absolute. */
export function placeBundleFiles(bundle: WebFiles, config: ResolvedConfig): Map<string, string> {
  const { files } = listPublishedFiles(bundle.webDir);
  return new Map([...files].filter(([path]) => isPublished(path, bundle, config)));
}

/** The workers that search: the larger part of what only a search loads. */
const OF_SEARCH = /(?:^|\/)\w+-worker\.[\da-f]+\.js$/;

/** A site without search has nothing that would load them. */
function isPublished(path: string, { leftOut = [] }: WebFiles, { search }: ResolvedConfig): boolean {
  return !leftOut.includes(path) && (search !== undefined || !OF_SEARCH.test(path));
}
