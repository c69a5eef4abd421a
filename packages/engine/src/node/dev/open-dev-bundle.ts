/**
 * Owns which bundle a site has while it is written: the one that the theme brings along for as long as nothing of the site
 * is in it, and from then on the one of the bundler, which makes it again whenever a file changes.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentImport } from '../../shared/page-content.ts';
import { resolveModules } from '../bundle/bundle-modules.ts';
import { addBase } from '../bundle/document-assets.ts';
import { isOfTheme } from '../bundle/entries.ts';
import { findPrebundle, type Prebundle } from '../bundle/prebundle.ts';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { listBundleFiles } from '../bundle/theme-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createBuildId, type DevBundle, type LoadedBundle } from './dev-bundle.ts';
import { createTreeWatcher } from './watch-tree.ts';

/**
 * @param workDir a folder for what is bundled
 * @param onChange called whenever there is another bundle than before
 */
export async function openDevBundle(config: ResolvedConfig, workDir: string, onChange: () => void): Promise<DevBundle> {
  // The bundler is large: it is loaded where there is something to bundle.
  const start = async () => (await import('./watched-bundle.ts')).createWatchedBundle(config, workDir, onChange);
  const prebundle = findPrebundle(config, resolveModules(config), []);
  return prebundle ? openPrebundle(prebundle, config, { start, onChange }) : start();
}

interface Succession {
  /** Starts the bundler. */
  start(): Promise<DevBundle>;
  onChange(): void;
}

function openPrebundle(prebundle: Prebundle, config: ResolvedConfig, { start, onChange }: Succession): DevBundle {
  const own = loadPrebundle(prebundle, config);
  const files = new Set(listBundleFiles(prebundle.dev, config).map((path) => `/${path}`));
  let started: Promise<DevBundle> | undefined;
  let next: DevBundle | undefined;

  /** Pages that show the bundle from before are shown again. */
  async function succeed(imports: ComponentImport[]): Promise<DevBundle> {
    watcher.close();
    const bundle = await start();
    await bundle.load(imports).catch(() => undefined);
    next = bundle;
    onChange();
    return bundle;
  }

  // Who works on a theme changes what the bundle was made of; what is installed stays as it is.
  const watcher = createTreeWatcher(() => {
    started ??= succeed([]);
    // Whoever asks for the bundle gets the error.
    started.catch(() => undefined);
  });
  for (const file of prebundle.files) if (!/[\\/]node_modules[\\/]/.test(file)) watcher.addFile(file);

  return {
    async load(imports) {
      if (started === undefined && imports.every(isOfTheme)) return own;
      started ??= succeed(imports);
      return (await started).load(imports);
    },
    getLast: () => next?.getLast() ?? own,
    listFiles: () => [...files, ...(next?.listFiles() ?? [])],
    loadFile: async (path) =>
      (await next?.loadFile(path)) ?? (files.has(path) ? readFile(join(prebundle.dev.webDir, path)) : undefined),
    async close() {
      watcher.close();
      await (await started)?.close();
    },
  };
}

function loadPrebundle({ build, dev }: Prebundle, config: ResolvedConfig): LoadedBundle {
  const assets = { ...dev.assets, buildId: createBuildId([dev.assets.buildId], config) };
  return { server: loadServerBundle(build.serverFile, config.base), assets: addBase(assets, config.base) };
}
