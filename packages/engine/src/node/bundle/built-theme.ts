/**
 * The bundle in a theme's package, `<theme>/bundle`: the renderer of pages, and the files for browsers. Sites that do not change
 * the theme use it, and their own modules are bundled separately. Other sites bundle both together.
 */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import { isInside } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { CLIENT_DIR } from '../files/client-package.ts';
import { tryResolve } from '../files/installed-packages.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import type { BundleModules } from './bundle-modules.ts';
import { isOfTheme, LAYOUT } from './entries.ts';
import { findReact } from './react-packages.ts';

/** A JSON file. Its folders and files are paths from its own. */
export interface BuiltThemeRecord {
  /** The version of the engine that created it. */
  engine: string;
  /** The version of React in it. */
  react: string;
  bundle: ThemeBundle;
}

/** Undefined if the theme has none, or one for another engine or another React. */
export function findBuiltTheme(config: ResolvedConfig, modules: BundleModules): ThemeBundle | undefined {
  // From the package of the modules: another version may be installed in a parent folder.
  const recordFile = tryResolve(`${config.theme}/bundle`, modules.theme);
  if (recordFile === undefined) return undefined;
  const { engine, react, bundle } = JSON.parse(readFileSync(recordFile, 'utf8')) as BuiltThemeRecord;
  if (engine !== config.engineHash || react !== findReact(config).version) return undefined;
  const dir = dirname(recordFile);
  return { ...bundle, serverFile: join(dir, bundle.serverFile), webDir: join(dir, bundle.webDir) };
}

/** What must be bundled: nothing, the site's additions to the built theme, or everything. */
export type BundlePlan = { kind: 'nothing' | 'separate'; theme: ThemeBundle } | { kind: 'whole' };

/** @param theme the built one, if there is any */
export function planBundle(
  modules: BundleModules,
  imports: ComponentImport[],
  theme: ThemeBundle | undefined,
): BundlePlan {
  const isKept =
    replacesOnlyLayout(modules) &&
    modules.islands.length === 0 &&
    modules.pluginClients.length === 0 &&
    modules.changedBy.length === 0;
  if (!theme || !isKept) return { kind: 'whole' };
  const hasStyles =
    modules.globalStyles.length > 0 || modules.pluginStyles.length > 0 || modules.variables !== undefined;
  const isAlone = imports.every(isOfTheme) && !hasStyles && modules.themeFile === undefined;
  return { kind: isAlone ? 'nothing' : 'separate', theme };
}

/** The page renders the layout, and no other part of the theme does: so it can be exchanged without bundling the theme. */
function replacesOnlyLayout({ replaced, themeFile }: BundleModules): boolean {
  return replaced.every(({ name, module, from }) => {
    return name === LAYOUT && module === themeFile && from?.kind === 'named';
  });
}

/**
 * Whether a separate bundle of a site contains parts of the theme or of React, which would then exist
 * twice. Imports by name resolve to the theme's bundle; imports by path include the file.
 */
export function bringsTheme(files: string[], modules: BundleModules, config: ResolvedConfig): boolean {
  const folders = [dirname(modules.theme), CLIENT_DIR, ...Object.values(findReact(config).folders)];
  const isWithin = (file: string) => folders.some((folder) => isInside(file, folder));
  return files.some((file) => SCRIPT.test(file) && isWithin(file));
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
