/**
 * Owns the bundle that a theme brings along, in `<theme>/bundle`: the theme alone, as every site has it into whose bundle
 * nothing of its own goes. It is used where it is exactly what the bundler would make, and else as if it were not there.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import { type BundleModules, findModule } from './bundle-modules.ts';
import { listCssModules } from './class-names.ts';
import { isOfTheme } from './entries.ts';
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
  /** What the site's stylesheets may read of the theme: nothing, or what those of a site for Rspress know. */
  variables?: string;
  build: ThemeBundle;
  /** The files for the browser with those that keep a page in step with its sources. */
  dev: Pick<ThemeBundle, 'webDir' | 'assets' | 'leftOut'>;
}

export interface Prebundle extends Omit<PrebundleVariant, 'variables'> {
  /** The files that went into it, absolute. */
  files: string[];
}

/** Undefined where the site changes the bundle, or where something that went into it is another here. */
export function findPrebundle(
  config: ResolvedConfig,
  modules: BundleModules,
  imports: ComponentImport[],
): Prebundle | undefined {
  const recordFile = findModule(`${config.theme}/bundle`, config);
  if (recordFile === undefined || !isThemeAlone(config, modules, imports)) return undefined;
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as PrebundleRecord;
  // First, because another engine may have written another record.
  if (record.engine !== config.engineHash || mayRedirect(config, record.packages)) return undefined;
  const variant = record.variants.find(({ variables }) => variables === modules.variables);
  if (!variant) return undefined;
  if (listCssModules(dirname(modules.theme)).join() !== record.cssModules.join()) return undefined;
  const files = findFiles(record.packages, modules, config);
  if (!files) return undefined;
  const { build, dev } = variant;
  const place = (path: string) => join(dirname(recordFile), path);
  return {
    build: { ...build, serverFile: place(build.serverFile), webDir: place(build.webDir) },
    dev: { ...dev, webDir: place(dev.webDir) },
    files,
  };
}

function isThemeAlone(config: ResolvedConfig, modules: BundleModules, imports: ComponentImport[]): boolean {
  return (
    imports.every(isOfTheme) &&
    modules.globalStyles.length === 0 &&
    modules.themeFile === undefined &&
    modules.replaced.length === 0 &&
    Object.keys(config.defines).length === 0
  );
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
