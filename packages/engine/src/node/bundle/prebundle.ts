/**
 * Owns the bundle that a theme brings along, in `<theme>/bundle`: the theme alone, as every site has it into whose bundle
 * nothing of its own goes. It is used where it is exactly what the bundler would make, and else as if it were not there.
 * A site that only adds to the theme has it, too, beside a bundle of its own modules.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import { type BundleModules, findModule } from './bundle-modules.ts';
import { listCssModules } from './class-names.ts';
import { hasIslands, isOfTheme, STYLES_ENTRY } from './entries.ts';
import { findPackages, hashFiles, type PackageFiles } from './package-files.ts';
import { mayLeadTo } from './redirected-names.ts';

/** What the theme's package says of it. Folders and files are paths from its own folder. */
export interface PrebundleRecord {
  /** The engine that made it. */
  engine: string;
  /** The theme's CSS modules, from the folder of its module: one more would give classes other names. */
  cssModules: string[];
  /** Everything that went into it. */
  packages: PackageFiles[];
  /** They share folders. */
  variants: PrebundleVariant[];
}

export interface PrebundleVariant {
  writtenFor: ResolvedConfig['writtenFor'];
  /** What the site's stylesheets may read of the theme: nothing, or what those of a site for Rspress know. */
  variables?: string;
  build: ThemeBundle;
  /** The files for the browser with those that keep a page in step with its sources. */
  dev: Pick<ThemeBundle, 'webDir' | 'assets' | 'leftOut'>;
}

export interface Prebundle extends Pick<PrebundleVariant, 'build' | 'dev'> {
  /** The files that went into it, absolute. */
  files: string[];
}

/** Undefined where the site changes the bundle, or where something that went into it is another here. */
export function findPrebundle(
  config: ResolvedConfig,
  modules: BundleModules,
  imports: ComponentImport[],
): Prebundle | undefined {
  if (!isThemeKept(config, modules) || !imports.every(isOfTheme) || modules.globalStyles.length > 0) return undefined;
  const found = findRecord(config, modules);
  const variant = found?.variants.find(({ variables }) => variables === modules.variables);
  return found && variant && { ...place(variant, found.dir), files: found.files };
}

/** What the theme brings along for sites that add to it. */
export interface ThemeBesideSite {
  /** Of it documents load what is the theme's; the other stylesheets are left out. */
  build: ThemeBundle;
  /** Everything that it is made of, and what says so; absolute. */
  files: string[];
}

/** The same where the site only adds to the theme: components that are not hydrated, and stylesheets. */
export function findThemeBesideSite(
  config: ResolvedConfig,
  modules: BundleModules,
  imports: ComponentImport[],
): ThemeBesideSite | undefined {
  if (!isThemeKept(config, modules) || hasIslands(imports)) return undefined;
  const found = findRecord(config, modules);
  const [variant] = found?.variants ?? [];
  if (!found || !variant) return undefined;
  const { build } = place(variant, found.dir);
  const isOfSite = (href: string) => basename(href).startsWith(`${STYLES_ENTRY}.`);
  const { styleHrefs } = build.assets;
  return {
    build: {
      ...build,
      leftOut: [...(build.leftOut ?? []), ...styleHrefs.filter(isOfSite)],
      assets: { ...build.assets, styleHrefs: styleHrefs.filter((href) => !isOfSite(href)) },
    },
    files: [...found.files, found.recordFile, build.serverFile],
  };
}

interface FoundRecord {
  recordFile: string;
  dir: string;
  /** Those for sites like this one. */
  variants: PrebundleVariant[];
  files: string[];
}

/** Undefined where something that went into the bundle is another here. */
function findRecord(config: ResolvedConfig, modules: BundleModules): FoundRecord | undefined {
  const recordFile = findModule(`${config.theme}/bundle`, config);
  if (recordFile === undefined) return undefined;
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as PrebundleRecord;
  // First, because another engine may have written another record.
  if (record.engine !== config.engineHash || mayRedirect(config, record.packages)) return undefined;
  if (listCssModules(dirname(modules.theme)).join() !== record.cssModules.join()) return undefined;
  const files = findFiles(record.packages, modules, config);
  const variants = record.variants.filter(({ writtenFor }) => writtenFor === config.writtenFor);
  return files && { recordFile, dir: dirname(recordFile), variants, files };
}

function place({ build, dev }: PrebundleVariant, dir: string): Pick<Prebundle, 'build' | 'dev'> {
  return {
    build: { ...build, serverFile: join(dir, build.serverFile), webDir: join(dir, build.webDir) },
    dev: { ...dev, webDir: join(dir, dev.webDir) },
  };
}

/** Nothing of the site is in the place of something of the theme. */
function isThemeKept(config: ResolvedConfig, modules: BundleModules): boolean {
  return modules.themeFile === undefined && modules.replaced.length === 0 && Object.keys(config.defines).length === 0;
}

/** Names that the site leads elsewhere are led there in the theme too. */
function mayRedirect({ alias, importPaths }: ResolvedConfig, packages: PackageFiles[]): boolean {
  const names = packages.map(({ name }) => name);
  const redirected = [...Object.keys(alias), ...importPaths.map(({ pattern }) => pattern)];
  return redirected.some((pattern) => mayLeadTo(pattern, names));
}

function findFiles(packages: PackageFiles[], modules: BundleModules, config: ResolvedConfig): string[] | undefined {
  const folders = findPackages(
    packages.map(({ name }) => name),
    modules,
    config,
  );
  const files: string[] = [];
  for (const { name, paths, hash } of packages) {
    const folder = folders.get(name);
    const own = folder === undefined ? [] : paths.map((path) => join(folder, path));
    if (own.length === 0 || hashFiles(own) !== hash) return undefined;
    files.push(...own);
  }
  return files;
}
