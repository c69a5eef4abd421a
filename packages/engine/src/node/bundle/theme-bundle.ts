/** Owns bundling the theme and the components of the content: once for Node, once for the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { hashContent } from '../files/hash.ts';
import { findBundle, openBundleFolder, saveBundle, type ThemeBundle } from './bundle-cache.ts';
import { type EntryFiles, hidePlaces, resolveModules, writeEntries } from './bundle-modules.ts';
import { addBase } from './document-assets.ts';
import type { Stats } from './read-assets.ts';

/** Bundles where something changed since the last time. The cost does not depend on the number of pages. */
export async function bundleTheme(config: ResolvedConfig, imports: ComponentImport[]): Promise<ThemeBundle> {
  const bundleDir = join(config.cacheDir, 'bundle');
  const modules = resolveModules(config);
  const key = hashContent(
    config.engineHash,
    JSON.stringify([modules, imports, config.alias, config.importPaths, config.defines]),
  );
  const known = findBundle(bundleDir, key);
  if (known) return placeBundle(known, config);
  // Module names go into the bundle's bytes, so the entries are where they were before.
  const entries = writeEntries(join(bundleDir, `entries-${key}`), hidePlaces(modules, imports), imports);
  const { bundle, files } = await runBundler(config, entries, openBundleFolder(bundleDir));
  const readsPages = findReaders(files, modules.themeRuntime).length > 0;
  const whole = { ...bundle, readsPages };
  saveBundle(bundleDir, { key, files, bundle: whole });
  return placeBundle(whole, config);
}

function placeBundle(bundle: ThemeBundle, { base }: ResolvedConfig): ThemeBundle {
  return { ...bundle, assets: addBase(bundle.assets, base) };
}

async function runBundler(
  config: ResolvedConfig,
  entries: EntryFiles,
  workDir: string,
): Promise<{ bundle: Omit<ThemeBundle, 'readsPages'>; files: string[] }> {
  const webDir = join(workDir, 'web');
  // The bundler is large: it is loaded where there is something to bundle.
  const [{ createRsbuild }, { createBundlerConfig }, { listInputs, readAssets }, { listBundleErrors }] =
    await Promise.all([
      import('@rsbuild/core'),
      import('./bundler-config.ts'),
      import('./read-assets.ts'),
      import('./bundle-errors.ts'),
    ]);
  const rsbuild = await createRsbuild({
    cwd: config.siteDir,
    config: await createBundlerConfig(config, entries, { workDir, outDir: webDir }),
  });
  let stats: Stats;
  rsbuild.onAfterBuild((result) => {
    stats = result.stats;
  });
  const { close } = await rsbuild.build().catch((error: unknown) => {
    const errors = listBundleErrors(stats, config.siteDir);
    throw new UserError(errors.length > 0 ? errors : createBundlerError(error));
  });
  const assets = readAssets(stats, webDir);
  const files = listInputs(stats);
  await close();
  const serverFile = join(workDir, 'server', 'server.js');
  const serverHash = hashContent(readFileSync(serverFile));
  return { bundle: { serverFile, serverHash, webDir, assets }, files };
}

/** The bundler has failed without saying where. */
function createBundlerError(error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return createError('bundle', `Cannot bundle the theme or a component of the content.\n${reason}`);
}

/** Files that ask about all pages; the theme's own only hand the answer on. */
function findReaders(files: string[], themeRuntime: string): string[] {
  const runtimeDir = dirname(themeRuntime);
  return files.filter(
    (file) =>
      /\.[jt]sx?$/.test(file) &&
      dirname(file) !== runtimeDir &&
      /\busePage(?:s|Data)\b/.test(readFileSync(file, 'utf8')),
  );
}

/** What the bundle puts into the output, relative to it. */
export function listBundleFiles({ webDir }: ThemeBundle): string[] {
  return readdirSync(webDir, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
}
