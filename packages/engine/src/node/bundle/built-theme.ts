/**
 * The bundle that is in a theme's package, `<theme>/bundle`: what renders pages, and what browsers load. A site that keeps
 * the theme as it is uses it as it is, and what such a site adds is bundled beside it. Any other site bundles both.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { CLIENT_DIR } from '../files/engine-package.ts';
import { tryResolve } from '../files/installed-packages.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import type { BundleModules } from './bundle-modules.ts';
import { hasIslands, isOfTheme } from './entries.ts';
import { findReact } from './react-packages.ts';

/** A JSON file. Its folders and files are paths from its own. */
export interface BuiltThemeRecord {
  /** The engine that made it. */
  engine: string;
  /** The version of React in it. */
  react: string;
  bundle: ThemeBundle;
}

/** Undefined where the theme has none, or one for another engine or another React. */
export function findBuiltTheme(config: ResolvedConfig, modules: BundleModules): ThemeBundle | undefined {
  // Of the very package that the modules are in: another may be installed above it.
  const recordFile = tryResolve(`${config.theme}/bundle`, modules.theme);
  if (recordFile === undefined) return undefined;
  const { engine, react, bundle } = JSON.parse(readFileSync(recordFile, 'utf8')) as BuiltThemeRecord;
  if (engine !== config.engineHash || react !== findReact(config).version) return undefined;
  const dir = dirname(recordFile);
  return { ...bundle, serverFile: join(dir, bundle.serverFile), webDir: join(dir, bundle.webDir) };
}

/** What has to be bundled: nothing, what the site adds to the built theme, or the theme with it. */
export type BundlePlan = { kind: 'nothing' | 'beside'; theme: ThemeBundle } | { kind: 'whole' };

/** @param theme the built one, if there is any */
export function planBundle(
  modules: BundleModules,
  imports: ComponentImport[],
  theme: ThemeBundle | undefined,
): BundlePlan {
  const isKept =
    modules.themeFile === undefined &&
    modules.replaced.length === 0 &&
    modules.pluginClients.length === 0 &&
    modules.changedBy.length === 0 &&
    !hasIslands(imports);
  if (!theme || !isKept) return { kind: 'whole' };
  const hasStyles =
    modules.globalStyles.length > 0 || modules.pluginStyles.length > 0 || modules.variables !== undefined;
  const isAlone = imports.every(isOfTheme) && !hasStyles;
  return { kind: isAlone ? 'nothing' : 'beside', theme };
}

/**
 * Whether modules of a site that are bundled beside the theme have brought some of it along, or of React: there would be
 * two of what must be one. By their names they find the theme's own; a path leads to the file.
 */
export function bringsTheme(files: string[], modules: BundleModules, config: ResolvedConfig): boolean {
  const folders = [dirname(modules.theme), CLIENT_DIR, ...Object.values(findReact(config).folders)];
  const isWithin = (file: string) => folders.some((folder) => file.startsWith(folder + sep));
  return files.some((file) => SCRIPT.test(file) && isWithin(file));
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
