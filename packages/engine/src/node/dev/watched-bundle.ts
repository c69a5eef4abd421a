/**
 * Bundles the theme and the components of the content, and rebuilds when one of their files changes. The bundler's hot
 * module replacement is not used: the text of a page is not React, so the page itself is refreshed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ServerBundle } from '@quire/client/contract';
import type { ComponentImport } from '@quire/markdown';
import { UserError } from '@quire/markdown/diagnostics';
import { hashAsset } from '@quire/markdown/files';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { writeAddedEntries } from '../bundle/added-entries.ts';
import { type BundlePlan, bringsTheme } from '../bundle/built-theme.ts';
import { listBundleErrors } from '../bundle/bundle-errors.ts';
import { type BundleModules, type EntryFiles, writeEntries } from '../bundle/bundle-modules.ts';
import { createBundlerConfig } from '../bundle/bundler-config.ts';
import { addBase, type DocumentAssets } from '../bundle/document-assets.ts';
import { parseGeneration, STYLES_ENTRY } from '../bundle/entries.ts';
import type { Island, IslandFinder, SiteIslands } from '../bundle/find-islands.ts';
import { ENTRIES_DIR } from '../bundle/place-in-pages.ts';
import {
  addAssets,
  findWebCompilation,
  isStylesScript,
  listInputs,
  listStats,
  readAssets,
  type Stats,
} from '../bundle/read-assets.ts';
import { writeScriptType } from '../bundle/script-type.ts';
import { releaseServerBundle, reloadServerBundle } from '../bundle/server-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { type BundleLag, type LastRun, watchLag } from './bundle-lag.ts';
import { createBuildId, type LoadedBundle, type MadeBundle } from './dev-bundle.ts';

/** The result of the bundler's last run. */
type Outcome =
  | { kind: 'ready'; bundle: LoadedBundle; generation: number }
  // Errors of modules, or the bundler could not be reopened.
  | { kind: 'failed'; error: unknown }
  // The site's modules cannot be bundled separately from the theme.
  | { kind: 'inseparable' }
  | { kind: 'running' };

interface WatchInput {
  config: ResolvedConfig;
  modules: BundleModules;
  plan: Exclude<BundlePlan, { kind: 'nothing' }>;
  /** The bundler watches the modules that it reads. */
  islands: IslandFinder;
  /** A folder for the bundle. */
  workDir: string;
}

/** @param onChange called after each run except for the first */
export async function createWatchedBundle(
  { config, modules, plan, islands, workDir }: WatchInput,
  onChange: () => void,
): Promise<MadeBundle> {
  const webDir = join(workDir, 'web');
  const serverFile = join(workDir, 'server', 'server.js');
  writeScriptType(workDir, 'commonjs');
  const served = new Set<string>();
  const waiting: Array<() => void> = [];
  let outcome: Outcome = { kind: 'running' };
  let last: LoadedBundle | undefined;
  let inputs: ReadonlySet<string> = new Set();
  let webGeneration = 0;
  let written = {
    imports: [] as ComponentImport[],
    names: new Set<string>(),
    site: islands.find([]),
    generation: 0,
  };

  const write = (imports: ComponentImport[]): EntryFiles => {
    const site = islands.find(imports);
    // The number identifies the run that this triggers.
    written = { imports, names: new Set(imports.map(nameImport)), site, generation: written.generation + 1 };
    const numbered = { ...modules, ...site, generation: written.generation };
    const entriesDir = join(workDir, ENTRIES_DIR);
    if (plan.kind === 'whole') return writeEntries(entriesDir, numbered, imports);
    return writeAddedEntries(entriesDir, { modules: numbered, imports, theme: plan.theme, base: config.base });
  };
  // Unused components are only removed after errors, which they may cause.
  const needsWriting = (imports: ComponentImport[]) => {
    const names = imports.map(nameImport);
    return (
      names.some((name) => !written.names.has(name)) ||
      (outcome.kind === 'failed' && names.length !== written.names.size)
    );
  };
  // The bundler would keep a module as it was: as an island, or not.
  const needsRenewal = ({ islands, staticModules }: SiteIslands) => {
    const before = written.site.islands;
    const isNew = (island: Island) =>
      inputs.has(island.file) && !before.some((each) => isDeepStrictEqual(each, island));
    return islands.some(isNew) || staticModules.some(({ file }) => before.some(({ module }) => module === file));
  };
  const finish = (next: Outcome) => {
    outcome = next;
    for (const resume of waiting.splice(0)) resume();
  };
  const readOutcome = (stats: Stats): Outcome => {
    const errors = listBundleErrors(stats, config);
    if (errors.length > 0) throw new UserError(errors);
    if (plan.kind === 'separate' && bringsTheme(listInputs(stats), modules, config)) return { kind: 'inseparable' };
    inputs = new Set(listInputs(stats));
    webGeneration = findWebGeneration(stats, webDir) ?? webGeneration;
    const assets = readDevAssets(stats, { config, plan, webDir, last, isOpen: written.site.isOpen });
    for (const name of assets.names) served.add(`/${name}`);
    const server: ServerBundle & { generation?: number } = reloadServerBundle(serverFile, config.base);
    last = { server, assets: assets.document };
    // One of the two bundles may be older, because each compiler watches files on its own.
    return { kind: 'ready', bundle: last, generation: Math.min(server.generation ?? 0, webGeneration) };
  };

  const tryReadOutcome = (stats: Stats): Outcome => {
    try {
      return readOutcome(stats);
    } catch (error) {
      return { kind: 'failed', error };
    }
  };

  let isFirstRun = true;
  const open = async (imports: ComponentImport[]) => {
    const base = await createBundlerConfig(
      config,
      { ...write(imports), listIslands: () => written.site.islands },
      { workDir, outDir: webDir },
    );
    const rsbuild = await createRsbuild({ cwd: config.siteDir, config: mergeRsbuildConfig(base, DEV_CONFIG) });
    let lag: BundleLag | undefined;
    let runs = 0;
    rsbuild.onAfterCreateCompiler(({ compiler }) => {
      lag = watchLag('compilers' in compiler ? compiler.compilers : [compiler]);
    });
    rsbuild.onAfterBuild(({ stats }) => {
      runs += 1;
      islands.forget();
      if (lag?.isBehind(listRuns(stats))) {
        outcome = { kind: 'running' };
        return;
      }
      finish(tryReadOutcome(stats));
      if (!isFirstRun) onChange();
      isFirstRun = false;
      if (runs >= RUNS_MAX) renew();
    });
    return rsbuild.build({ watch: true });
  };
  // Pages keep using the old bundle until the new compiler has completed its first run.
  const renew = () => {
    watching = watching.then(async ({ close }) => {
      await close();
      return open(written.imports);
    });
    watching.catch((error: unknown) => finish({ kind: 'failed', error }));
  };
  let watching = open([]);
  await watching;

  return {
    async load(imports) {
      const isOld = needsRenewal(islands.find(imports));
      if (isOld || needsWriting(imports)) {
        write(imports);
        // The error may be about a component that is not imported any more.
        if (outcome.kind === 'failed') outcome = { kind: 'running' };
      }
      if (isOld) renew();
      while (outcome.kind === 'running' || (outcome.kind === 'ready' && outcome.generation < written.generation)) {
        await new Promise<void>((resume) => waiting.push(resume));
      }
      if (outcome.kind === 'failed') throw outcome.error;
      return outcome.kind === 'ready' ? outcome.bundle : undefined;
    },
    getLast: () => last,
    listFiles: () => [...served],
    loadFile: async (path) => (served.has(path) ? readFile(join(webDir, path)) : undefined),
    async close() {
      await (await watching.catch(() => undefined))?.close();
      releaseServerBundle(serverFile, config.base);
    },
  };
}

/** Each run of the bundler leaks about 8 MB outside of the heap until it is closed. */
const RUNS_MAX = 10;

/** Disables size optimizations, which take longer than they save here. */
const QUICK = {
  concatenateModules: false,
  innerGraph: false,
  usedExports: false,
  mangleExports: false,
};

/** Like the build, but readable, and without hashes in the names of stylesheets, which are updated in place. */
const DEV_CONFIG: RsbuildConfig = {
  tools: {
    rspack: {
      // Stable names: adding or removing a component does not affect open pages.
      optimization: { moduleIds: 'named', chunkIds: 'named', ...QUICK },
      // Generated entries are in the cache inside node_modules, which would otherwise be ignored.
      watchOptions: { aggregateTimeout: 5, ignored: /[\\/](?:\.git|node_modules(?![\\/]\.cache[\\/]quire))[\\/]/ },
    },
  },
  // Overrides the build's minification for the browser.
  environments: { web: { output: { minify: false, filename: { css: '[name].css' } } } },
};

function nameImport({ module, imported }: ComponentImport): string {
  return `${module}\0${imported}`;
}

/** The build id only depends on scripts: stylesheets are updated in place, and text is refreshed. */
function readDevAssets(
  stats: Stats,
  {
    config,
    plan,
    webDir,
    last,
    isOpen,
  }: Pick<WatchInput, 'config' | 'plan'> & { webDir: string; last: LoadedBundle | undefined; isOpen: boolean },
): { document: DocumentAssets; names: string[] } {
  const site = { ...config, outDir: webDir, hydratesLayout: isOpen };
  const assets =
    plan.kind === 'whole'
      ? readAssets(stats, site)
      : addAssets(stats, { assets: plan.theme.assets, webDir: plan.theme.webDir, names: [] }, site);
  // A run does not emit an unchanged file.
  const prepaint = assets.prepaint || (last?.assets.prepaint ?? '');
  const redirect = assets.redirect || (last?.assets.redirect ?? '');
  const names = listWebAssets(stats);
  const scripts = names.filter((name) => name.endsWith('.js') && !isStylesScript(name));
  // The files of the prebuilt theme have content hashes in their names.
  const addState = (path: string) =>
    names.includes(path) ? `${path}?${hashAsset(readFileSync(join(webDir, path)))}` : path;
  const styleHrefs = assets.styleHrefs.map(addState);
  const pageStyles = assets.pageStyles.map((style) => ({ ...style, href: addState(style.href) }));
  return {
    document: addBase(
      {
        ...assets,
        prepaint,
        redirect,
        styleHrefs,
        pageStyles,
        // Stylesheets are compared by name only.
        buildId: createBuildId([...scripts, ...assets.styleHrefs, assets.scriptHref, prepaint, redirect], config),
      },
      config.base,
    ),
    names,
  };
}

function listRuns(stats: Stats): LastRun[] {
  return listStats(stats).map(({ compilation, startTime = 0 }) => ({
    compiler: compilation.compiler,
    startTime,
    files: compilation.fileDependencies,
  }));
}

function listWebAssets(stats: Stats): string[] {
  return Object.keys(findWebCompilation(stats)?.assets ?? {}).sort();
}

/** Undefined if the run did not emit the entry. */
function findWebGeneration(stats: Stats, webDir: string): number | undefined {
  const scripts = findWebCompilation(stats)?.entrypoints.get(STYLES_ENTRY)?.getFiles() ?? [];
  const written = scripts.map((name) => join(webDir, name)).filter((file) => file.endsWith('.js') && existsSync(file));
  return written.map((file) => parseGeneration(readFileSync(file, 'utf8'))).find((found) => found !== undefined);
}
