/** Creates the bundle of a site: the built theme, a separate bundle of the site's additions, or both in one. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashData } from '../files/hash-data.ts';
import { listPublishedFiles } from '../files/published-files.ts';
import { writeAddedEntries } from './added-entries.ts';
import { type BundlePlan, bringsTheme, findBuiltTheme, planBundle } from './built-theme.ts';
import { findBundle, openBundleFolder, saveBundle, type ThemeBundle } from './bundle-cache.ts';
import { type BundleModules, hidePlaces, resolveModules, writeEntries } from './bundle-modules.ts';
import { addBase } from './document-assets.ts';
import { ENTRIES_DIR } from './place-in-pages.ts';
import type { BundlerRun } from './run-bundler.ts';

interface BundleInput {
  config: ResolvedConfig;
  modules: BundleModules;
  imports: ComponentImport[];
  plan: BundlePlan;
}

/** The bundle of one site. */
export type SiteBundle = ThemeBundle & Pick<BundleModules, 'staticModules'>;

/** Bundles new and changed modules. The cost does not depend on the number of pages. */
export async function bundleTheme(config: ResolvedConfig, imports: ComponentImport[]): Promise<SiteBundle> {
  const input = prepare(config, imports);
  return toSiteBundle(findCurrent(input) ?? (await bundleSite(input)), input);
}

/** The same if nothing must be bundled, else undefined. */
export function findThemeBundle(config: ResolvedConfig, imports: ComponentImport[]): SiteBundle | undefined {
  const input = prepare(config, imports);
  const bundle = findCurrent(input);
  return bundle && toSiteBundle(bundle, input);
}

function toSiteBundle(bundle: ThemeBundle, { config, modules: { staticModules } }: BundleInput): SiteBundle {
  return { ...bundle, assets: addBase(bundle.assets, config.base), staticModules };
}

function prepare(config: ResolvedConfig, imports: ComponentImport[]): BundleInput {
  const modules = resolveModules(config, imports);
  return { config, modules, imports, plan: planBundle(modules, imports, findBuiltTheme(config, modules)) };
}

function findCurrent(input: BundleInput): ThemeBundle | undefined {
  const { config, plan } = input;
  return plan.kind === 'nothing' ? plan.theme : findBundle(getBundleDir(config), hashInput(input));
}

function getBundleDir({ cacheDir }: ResolvedConfig): string {
  return join(cacheDir, 'bundle');
}

/** The hash of all inputs that are not files. */
function hashInput({ config, modules, imports, plan }: BundleInput): string {
  const { alias, tsconfig, engineHash } = config;
  const { defines, bundler, foreignTheme } = config.foreign;
  const ofSite = [alias, tsconfig.paths, defines, bundler?.hash, foreignTheme?.version];
  // Names follow from the others, and static modules are only checked.
  const { names: _, staticModules: _checked, ...named } = modules;
  return hashData([engineHash, named, imports, plan, ...ofSite]);
}

async function bundleSite(input: BundleInput): Promise<ThemeBundle> {
  const bundleDir = getBundleDir(input.config);
  const key = hashInput(input);
  // Module names affect the bundle's bytes, so the entries must be at the same path each time.
  const entriesDir = join(bundleDir, `${ENTRIES_DIR}-${key}`);
  const run = { ...input, bundleDir, entriesDir, modules: hidePlaces(input.modules, input.imports) };
  const { files, ...bundle } = (await bundleSeparately(run)) ?? (await bundleWhole(run));
  saveBundle(bundleDir, { key, files, bundle });
  return bundle;
}

interface SiteRun extends BundleInput {
  bundleDir: string;
  entriesDir: string;
}

/** With all input files. */
type MadeBundle = ThemeBundle & Pick<BundlerRun, 'files'>;

/** The bundler is large, so it is only loaded when needed. */
const loadBundler = () => import('./run-bundler.ts');

async function bundleWhole({ config, modules, imports, bundleDir, entriesDir }: SiteRun): Promise<MadeBundle> {
  const entries = writeEntries(entriesDir, modules, imports);
  const { runBundler } = await loadBundler();
  const run = await runBundler(config, entries, { workDir: openBundleFolder(bundleDir) });
  return { ...run, readsPages: findReaders(run.files, modules.themeRuntime).length > 0 };
}

/** Undefined if the site's modules cannot be bundled separately. */
async function bundleSeparately({ config, plan, ...run }: SiteRun): Promise<MadeBundle | undefined> {
  if (plan.kind === 'whole') return undefined;
  const { theme } = plan;
  const { modules, imports, bundleDir, entriesDir } = run;
  const entries = writeAddedEntries(entriesDir, { modules, imports, theme, base: config.base });
  const workDir = openBundleFolder(bundleDir);
  // The site's stylesheet contains those of the theme.
  const published = [...listPublishedFiles(theme.webDir).files];
  const ofTheme = new Map(published.filter(([path]) => !theme.assets.styleHrefs.includes(path)));
  const { runBundler } = await loadBundler();
  const made = await runBundler(config, entries, {
    workDir,
    ofTheme: { assets: theme.assets, webDir: theme.webDir, names: [...ofTheme.keys()] },
  });
  if (bringsTheme(made.files, modules, config)) return undefined;
  for (const [path, file] of ofTheme) {
    mkdirSync(dirname(join(made.webDir, path)), { recursive: true });
    copyFileSync(file, join(made.webDir, path));
  }
  const readsPages = theme.readsPages || findReaders(made.files, modules.themeRuntime).length > 0;
  return { ...made, readsPages };
}

/** Files that read the list of all pages; the theme's own files only pass it on. */
export function findReaders(files: string[], themeRuntime: string): string[] {
  const runtimeDir = dirname(themeRuntime);
  return files.filter(
    (file) =>
      /\.[jt]sx?$/.test(file) &&
      dirname(file) !== runtimeDir &&
      /\busePage(?:s|Data)\b/.test(readFileSync(file, 'utf8')),
  );
}

/** The output files of the bundle: the absolute path of each file, by its path in the output. */
export function listBundleFiles({ webDir }: Pick<ThemeBundle, 'webDir'>, { search }: ResolvedConfig) {
  const { files } = listPublishedFiles(webDir);
  return new Map([...files].filter(([path]) => search !== undefined || !OF_SEARCH.test(path)));
}

/** The search workers, most of the code of the search. Sites without search do not need them. */
const OF_SEARCH = /(?:^|\/)\w+-worker\.[\da-f]+\.js$/;
