/** Reads the assets of documents from the bundler's report. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import type { createRsbuild, Rspack } from '@rsbuild/core';
import type { ForeignParts } from '../config/foreign-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listStyleParts, type PolicyPart } from '../html/policy-parts.ts';
import type { DocumentAssets, PageStyle } from './document-assets.ts';
import { LAYOUT_ENTRY, STYLES_ENTRY, STYLES_LAYERS } from './entries.ts';
import { findStylesName, listOwnClasses } from './page-styles.ts';

export type Stats = Awaited<ReturnType<Awaited<ReturnType<typeof createRsbuild>>['build']>>['stats'];

interface WholeBundle extends Pick<ResolvedConfig, 'foreign' | 'outDir'> {
  /** Whether it contains islands of the layout. */
  hydratesLayout: boolean;
}

/** Hrefs are paths from the root of the site. */
export function readAssets(stats: Stats, { foreign, outDir, hydratesLayout }: WholeBundle): DocumentAssets {
  const compilation = getWebCompilation(stats);
  const entryFiles = (name: string) => listFiles(compilation.entrypoints.get(name));
  const script = findScript(entryFiles('quire'));
  // The theme's comes first, because it sets the order of the cascade layers, in which the site's are last.
  const ofTheme = entryFiles(LAYOUT_ENTRY).filter(isStylesheet);
  const styles = [...new Set([...ofTheme, ...entryFiles(STYLES_ENTRY).filter(isStylesheet)])];
  const pageStyles = listPageStyles(compilation, readSheets(ofTheme, outDir), outDir).sort(compareHrefs);
  const takeInline = (name: string) => takeScript(join(outDir, findScript(entryFiles(name))));
  const [ofEngine, redirect] = [takeInline('prepaint'), takeInline('redirect')];
  const prepaint = addForeign(ofEngine, foreign);
  const inline = [...entryFiles('prepaint'), ...entryFiles('redirect')];
  const names = takePublished(compilation, outDir).filter((name) => !inline.includes(name));
  return {
    buildId: createBuildId(names, { prepaint, redirect }),
    prepaint,
    redirect,
    scriptHref: toUrlPath(script),
    styleHrefs: styles.map(toUrlPath),
    pageStyles,
    styleParts: readStyleParts(names, outDir),
    ...(hydratesLayout && { hydratesLayout }),
  };
}

/** Empty if there is no first script. */
function addForeign(prepaint: string, { foreignTheme }: ForeignParts): string {
  return prepaint === '' || !foreignTheme ? prepaint : prepaint + createDarkClassScript(foreignTheme.darkClasses);
}

/** The files of a built theme. */
export interface BuiltAssets {
  assets: DocumentAssets;
  /** Their folder, absolute. */
  webDir: string;
  /** By their paths from the root of the site. */
  names: string[];
}

/** The assets of the built theme together with those of the site's separate bundle, whose stylesheet contains that of the theme. */
export function addAssets(
  stats: Stats,
  ofTheme: BuiltAssets,
  { foreign, outDir }: Pick<ResolvedConfig, 'foreign' | 'outDir'>,
): DocumentAssets {
  const compilation = getWebCompilation(stats);
  const added = listFiles(compilation.entrypoints.get(STYLES_ENTRY)).filter(isStylesheet);
  const own = takePublished(compilation, outDir);
  const names = [...ofTheme.names, ...own];
  const { redirect, styleHrefs, pageStyles } = ofTheme.assets;
  const ofPlugins = listPageStyles(compilation, readSheets(styleHrefs, ofTheme.webDir), outDir);
  const prepaint = addForeign(ofTheme.assets.prepaint, foreign);
  return {
    ...ofTheme.assets,
    prepaint,
    buildId: createBuildId(names, { prepaint, redirect }),
    styleHrefs: added.map(toUrlPath),
    pageStyles: [...pageStyles, ...ofPlugins].sort(compareHrefs),
    styleParts: readStyleParts(own, outDir),
  };
}

/** The names of published files; other scripts are removed. */
function takePublished(compilation: Rspack.Compilation, outDir: string): string[] {
  const assets = Object.keys(compilation.assets);
  for (const name of assets.filter(isStylesScript)) rmSync(join(outDir, name), { force: true });
  return assets.filter((file) => !file.endsWith('.map') && !isStylesScript(file));
}

function createBuildId(names: string[], { prepaint, redirect }: Pick<DocumentAssets, 'prepaint' | 'redirect'>): string {
  return hashContent(...[...names].sort(), prepaint, redirect).slice(0, 12);
}

function readStyleParts(names: string[], outDir: string): PolicyPart[] {
  return names.filter(isStylesheet).flatMap((file) => listStyleParts(readFileSync(join(outDir, file), 'utf8')));
}

function findScript(files: readonly string[]): string {
  return files.find((file) => file.endsWith('.js')) ?? '';
}

/** The text of a script that is inlined into documents; its file is not published. */
function takeScript(file: string): string {
  if (!file.endsWith('.js') || !existsSync(file)) return '';
  const text = readFileSync(file, 'utf8').trim();
  rmSync(file);
  // In a function, so that no name becomes a global of the page: the minifier declares some with `var`.
  return `(()=>{${text}})();`;
}

/** @param common the theme's stylesheets of every document, without those of the site */
function listPageStyles(compilation: Rspack.Compilation, common: string, outDir: string): PageStyle[] {
  return [...compilation.entrypoints].flatMap(([entryName, entry]) => {
    const name = findStylesName(entryName);
    const file = entry.getFiles().find(isStylesheet);
    if (name === undefined || file === undefined) return [];
    return { name, href: toUrlPath(file), classes: listOwnClasses(readSheets([file], outDir), common) };
  });
}

function readSheets(files: readonly string[], dir: string): string {
  return files.map((file) => readFileSync(join(dir, file), 'utf8')).join('\n');
}

/** The order of the links, in which the browser inserts later ones. */
function compareHrefs(a: PageStyle, b: PageStyle): number {
  return a.href < b.href ? -1 : 1;
}

function isStylesheet(file: string): boolean {
  return file.endsWith('.css');
}

/** Whether it is the script of an entry of which only the stylesheets are published. */
export function isStylesScript(asset: string): boolean {
  const [entry = ''] = basename(asset).split('.');
  return asset.endsWith('.js') && (STYLES_LAYERS.includes(entry) || findStylesName(entry) !== undefined);
}

function getWebCompilation(stats: Stats): Rspack.Compilation {
  const compilation = findWebCompilation(stats);
  if (!compilation) throw new Error('The bundler reported no result for the browser.');
  return compilation;
}

/** The bundle for browsers; undefined if the bundler has failed before. */
export function findWebCompilation(stats: Stats): Rspack.Compilation | undefined {
  return listStats(stats).find(({ compilation }) => compilation.entrypoints.has(STYLES_ENTRY))?.compilation;
}

/** The stats of each environment. */
export function listStats(stats: Stats): Rspack.Stats[] {
  if (!stats) return [];
  return 'stats' in stats ? stats.stats : [stats];
}

function listFiles(group: Rspack.ChunkGroup | undefined): readonly string[] {
  return group?.getFiles() ?? [];
}

function toUrlPath(file: string): string {
  return relative('.', file).replaceAll('\\', '/');
}

/** All input files of the bundles, and all folders that were searched. */
export function listInputs(stats: Stats): string[] {
  return listStats(stats).flatMap(({ compilation: { fileDependencies, contextDependencies } }) => [
    ...fileDependencies,
    ...contextDependencies,
  ]);
}

/**
 * A script after the one that sets the reader's appearance before the first paint. It adds the classes of
 * `<html>` if the page is dark, also if the reader chose nothing and the system is dark.
 */
function createDarkClassScript(classes: readonly string[]): string {
  return (
    "{const c=document.documentElement.classList;if(c.contains('dark')||!c.contains('light')&&" +
    `matchMedia('(prefers-color-scheme: dark)').matches)c.add(${classes.map((name) => `'${name}'`).join()})}`
  );
}
