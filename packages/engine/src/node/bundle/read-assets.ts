/** Owns reading from the bundler's report what every document loads. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { createRsbuild, Rspack } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/config.ts';
import { hashContent } from '../hash.ts';
import { STYLES_ENTRY } from './bundler-config.ts';
import type { DocumentAssets } from './document-assets.ts';
import { APP_CHUNK } from './entries.ts';

export type Stats = Awaited<ReturnType<Awaited<ReturnType<typeof createRsbuild>>['build']>>['stats'];

export function readAssets(stats: Stats, config: ResolvedConfig, outDir: string): DocumentAssets {
  const web = listStats(stats).find(({ compilation }) => compilation.entrypoints.has('prepaint'));
  if (!web) throw new Error('The bundler reported no result for the browser.');
  const entryFiles = (name: string) => web.compilation.entrypoints.get(name)?.getFiles() ?? [];
  const script = entryFiles('quire').find((file) => file.endsWith('.js')) ?? '';
  // The style sheets of what is loaded later, on intent, come with it: the theme's first, for it says the order of the
  // cascade layers, in which the site's come last.
  const initial = [...(web.compilation.namedChunkGroups.get(APP_CHUNK)?.getFiles() ?? []), ...entryFiles(STYLES_ENTRY)];
  const styles = [...new Set(initial)].filter((file) => file.endsWith('.css'));
  const prepaintFile = join(outDir, entryFiles('prepaint').find((file) => file.endsWith('.js')) ?? '');
  // In a block, so that its names do not become globals of the page.
  const prepaint = existsSync(prepaintFile) ? `{${readFileSync(prepaintFile, 'utf8').trim()}}` : '';
  const unpublished = entryFiles(STYLES_ENTRY).filter(
    (file) => /\.js$/.test(file) && basename(file).startsWith(`${STYLES_ENTRY}.`),
  );
  for (const file of [prepaintFile, ...unpublished.map((name) => join(outDir, name))]) rmSync(file, { force: true });
  const names = Object.keys(web.compilation.assets)
    .filter((file) => !file.endsWith('.map') && !unpublished.includes(file))
    .sort();
  return {
    buildId: hashContent(...names, prepaint).slice(0, 12),
    prepaint,
    scriptHref: config.base + toUrlPath(script),
    styleHrefs: styles.map((file) => config.base + toUrlPath(file)),
  };
}

/** Of each environment. */
export function listStats(stats: Stats): Rspack.Stats[] {
  if (!stats) return [];
  return 'stats' in stats ? stats.stats : [stats];
}

function toUrlPath(file: string): string {
  return relative('.', file).replaceAll('\\', '/');
}

/** Every file that went into the bundles. */
export function listInputs(stats: Stats): string[] {
  return listStats(stats).flatMap(({ compilation }) => [...compilation.fileDependencies]);
}
