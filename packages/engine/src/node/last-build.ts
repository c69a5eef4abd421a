/**
 * The record of the last build into a folder: its inputs and its output. If both are unchanged, there is nothing to build,
 * and the code for building is not even loaded.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledPage, ComponentImport } from '@quire/markdown';
import { hashContent, hashFile } from '@quire/markdown/files';
import type { BuildReport } from './build-report.ts';
import type { ThemeBundle } from './bundle/bundle-cache.ts';
import type { SitePlugin } from './config/config.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { findKatex } from './content/find-katex.ts';
import { type GitDates, loadDates } from './content/git-dates.ts';
import { findCacheData, writeCacheData } from './files/cache-file.ts';
import { areSameFiles, type FileStamps, settleStamps, stampTrees, type Tree } from './files/file-stamps.ts';
import { hashData, isData } from './files/hash-data.ts';
import { type OutputStamps, stampOutput } from './output/output-stamps.ts';
import { restoreOutput } from './output/staging.ts';
import { describeBundlerPlugins } from './plugins/bundler-hooks.ts';
import { describeMarkdownPlugins } from './plugins/markdown-hooks.ts';

export interface LastBuild {
  /** The report of the last build, if this one would have the same output. */
  findReport(): Promise<BuildReport | undefined>;
  /** Whether the file has not changed since the last build. */
  isUnchanged(filePath: string): boolean;
  /** Saves the record of this build, after the output is committed. */
  save(build: FinishedBuild): void;
}

export interface FinishedBuild {
  report: BuildReport;
  /** Included files. */
  dependencies: CompiledPage['dependencies'];
  /** Other files that were read or found missing, absolute. */
  filePaths: string[];
  imports: ComponentImport[];
  /** From `hashBundle`. */
  bundle: string;
  dates: GitDates;
  output: OutputStamps;
}

interface BuildRecord {
  /** Hash of the configuration, which includes that of the engine. */
  config: string;
  /** The stamps of files in the site's folders. */
  stamps: Array<[filePath: string, stamp: string]>;
  /** The hashes of files in other folders, and of missing files. */
  others: CompiledPage['dependencies'];
  imports: ComponentImport[];
  bundle: string;
  dates: string;
  output: OutputStamps;
  /** The time at which the output was finished; later changes were not made by the build. */
  finishedMs: number;
  report: BuildReport;
}

const NO_RECORD: LastBuild = {
  findReport: async () => undefined,
  isUnchanged: () => false,
  save: () => undefined,
};

/** File time stamps are rounded. */
const ROUNDING_MS = 1;

/** Folders that are not scanned; only referenced files in them are read. */
const IGNORED_NAMES = new Set(['node_modules', '.git']);

/** Must be called before any source is read, so that the next build detects later changes. */
export function openLastBuild(config: ResolvedConfig): LastBuild {
  const output = restoreOutput(config.outDir);
  const file = join(config.cacheDir, `last-build.${hashContent(config.outDir).slice(0, 8)}.json`);
  const nowMs = Date.now();
  const configHash = hashConfig(config);
  const stamps = configHash === undefined ? undefined : stampTrees(listTrees(config, output));
  if (configHash === undefined || !stamps) return NO_RECORD;
  const settled = settleStamps(stamps, nowMs);
  const record = findCacheData<BuildRecord>(file);
  const last = record?.config === configHash ? record : undefined;
  const known = new Map(last?.stamps);
  return {
    isUnchanged: (filePath) => known.has(filePath) && known.get(filePath) === stamps.get(filePath),
    async findReport() {
      if (last && hasSameFiles(last, { stamps, output }) && (await hasSameBundleAndDates(last, config)))
        return { ...last.report, reused: last.report.pages, rendered: 0 };
      return undefined;
    },
    save({ dependencies, filePaths, dates, ...build }) {
      const missing = filePaths.filter((filePath) => !settled.has(filePath));
      // It is unknown which version of the file was used.
      if (missing.some(existsSync)) return rmSync(file, { force: true });
      const outside = dependencies.filter(({ filePath }) => !settled.has(filePath));
      writeCacheData(file, {
        ...build,
        config: configHash,
        stamps: [...settled],
        others: [...outside, ...missing.map((filePath) => ({ filePath, hash: '' }))],
        dates: hashDates(dates),
        finishedMs: Date.now() + ROUNDING_MS,
      } satisfies BuildRecord);
    },
  };
}

/**
 * Undefined if the configuration contains a function, whose result is unknown. The functions of the foreign theme are
 * covered by its version; those of plugins by their name, version and options.
 */
function hashConfig({ foreign, plugins, ...config }: ResolvedConfig): string | undefined {
  const data = {
    ...config,
    foreign: { ...foreign, bundler: foreign.bundler?.hash, foreignTheme: foreign.foreignTheme?.version },
    plugins: plugins.map(dropKnownHooks),
    pluginKeys: [describeMarkdownPlugins(plugins), describeBundlerPlugins(plugins)],
    katex: config.markdown.formulas ? findKatex(config.siteDir)?.hash : undefined,
  };
  return isData(data) ? hashData(data) : undefined;
}

/** Without the hooks whose effect is part of the configuration or of the cache keys. */
function dropKnownHooks({ adopt: _, config: _config, markdown: _markdown, bundler: _bundler, ...plugin }: SitePlugin) {
  return plugin;
}

/** Public files are published regardless of their names. */
function listTrees({ siteDir, docsDir, publicDir, outDir, cacheDir }: ResolvedConfig, output: string): Tree[] {
  const made = new Set([outDir, output, cacheDir]);
  const isMade = (filePath: string) => made.has(filePath);
  const isIgnored = (filePath: string, name: string) => isMade(filePath) || IGNORED_NAMES.has(name);
  return [
    { folder: publicDir, isIgnored: isMade },
    { folder: docsDir, isIgnored },
    { folder: siteDir, isIgnored },
  ];
}

function hasSameFiles(last: BuildRecord, { stamps, output }: { stamps: FileStamps; output: string }): boolean {
  const areSameInputs =
    areSameFiles(new Map(last.stamps), stamps) &&
    last.others.every(({ filePath, hash }) => hashFile(filePath) === hash);
  if (!areSameInputs) return false;
  const now = stampOutput(output);
  return now.changedMs <= last.finishedMs && JSON.stringify(now.stamps) === JSON.stringify(last.output);
}

async function hasSameBundleAndDates(last: BuildRecord, config: ResolvedConfig): Promise<boolean> {
  const { findThemeBundle } = await import('./bundle/theme-bundle.ts');
  const bundle = findThemeBundle(config, last.imports);
  return (
    bundle !== undefined && hashBundle(bundle) === last.bundle && hashDates(await loadDates(config)) === last.dates
  );
}

/** Hashes the bundle with its output files. */
export function hashBundle(bundle: ThemeBundle): string {
  return hashContent(JSON.stringify([bundle, stampOutput(bundle.webDir).stamps]));
}

function hashDates({ dates, warning }: GitDates): string {
  return hashContent(JSON.stringify([[...dates], warning]));
}
