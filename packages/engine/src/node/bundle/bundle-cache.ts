/** Reuses the theme's last bundle if none of its inputs has changed: most builds do not need the bundler. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { hashContent } from '@quire/markdown/files';
import { findCacheData, writeCacheData } from '../files/cache-file.ts';
import { listPublishedFiles } from '../files/published-files.ts';
import type { DocumentAssets } from './document-assets.ts';
import { writeScriptType } from './script-type.ts';

export interface ThemeBundle {
  /** The bundle for Node, an absolute path. */
  serverFile: string;
  serverHash: string;
  /** The files for the browser, as they are in the output. */
  webDir: string;
  assets: DocumentAssets;
  /** Warnings about sources that were bundled anyway. */
  warnings?: Diagnostic[];
  /** Whether a component reads the list of all pages. */
  readsPages: boolean;
}

type FileHash = [file: string, hash: string];

interface BundleRecord {
  /** The hash of all inputs that are not files. */
  key: string;
  /** The hash of each input file. */
  inputs: FileHash[];
  /** The hash of each output file. */
  outputs: FileHash[];
  bundle: ThemeBundle;
}

/** The last bundle, if it was created with `key` and its inputs and outputs are unchanged. */
export function findBundle(bundleDir: string, key: string): ThemeBundle | undefined {
  const record = findCacheData<BundleRecord>(getRecordFile(bundleDir));
  if (record?.key !== key) return undefined;
  const isWhole = [...record.outputs, ...record.inputs].every(([file, hash]) => hashInput(file) === hash);
  return isWhole ? record.bundle : undefined;
}

/** After this time, no running build still reads an old bundle. */
const KEPT_MS = 60 * 60 * 1000;

/** A folder for the files of a new bundle: another build may be reading those of the last one. */
export function openBundleFolder(bundleDir: string): string {
  const dir = join(bundleDir, `made-${randomUUID().slice(0, 8)}`);
  writeScriptType(dir, 'commonjs');
  return dir;
}

/** @param files everything that the bundler read */
export function saveBundle(
  bundleDir: string,
  { key, files, bundle }: { key: string; files: string[]; bundle: ThemeBundle },
) {
  const outputs = [bundle.serverFile, ...listPublishedFiles(bundle.webDir).files.values()].map(toFileHash);
  const inputs = [...new Set(files)].sort().map(toFileHash);
  writeCacheData(getRecordFile(bundleDir), { key, inputs, outputs, bundle } satisfies BundleRecord);
  clearFormer(bundleDir, [dirname(dirname(bundle.serverFile)), ...files.map(dirname)]);
}

function clearFormer(bundleDir: string, used: string[]) {
  const folders = readdirSync(bundleDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const dir = join(bundleDir, name);
    const isFormer =
      !used.includes(dir) && (statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - KEPT_MS;
    if (isFormer) rmSync(dir, { recursive: true, force: true });
  }
}

function toFileHash(file: string): FileHash {
  return [file, hashInput(file)];
}

function getRecordFile(bundleDir: string): string {
  return join(bundleDir, 'bundle.json');
}

function hashInput(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return hashContent(...listSourceNames(file));
  return stats ? hashContent(readFileSync(file)) : '';
}

/** Folders without source files. */
const MADE = /^(?:\..+|node_modules|dist|doc_build)$/;

/** The files of a folder, except installed and generated ones, which the bundler's tools ignore. */
function listSourceNames(folder: string, prefix = ''): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !MADE.test(name));
  const names = entries.map(({ name }) => prefix + name);
  const inner = entries.filter((entry) => entry.isDirectory());
  return [...names, ...inner.flatMap(({ name }) => listSourceNames(join(folder, name), `${prefix}${name}/`))].sort();
}
