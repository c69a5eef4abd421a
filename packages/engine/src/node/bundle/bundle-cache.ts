/** Owns reusing the theme's last bundle where none of its inputs changed: most builds need no bundler at all. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from '../hash.ts';
import type { ThemeBundle } from './theme-bundle.ts';

interface BundleRecord {
  /** Of everything but files that the bundle was made of. */
  key: string;
  /** The hash of each file that went into it. */
  inputs: Array<[file: string, hash: string]>;
  bundle: ThemeBundle;
}

/** The last bundle, if it was made under `key` and all its inputs are as they were. */
export function findBundle(workDir: string, key: string): ThemeBundle | undefined {
  const record = loadRecord(workDir);
  if (record?.key !== key) return undefined;
  const isWhole = existsSync(record.bundle.serverFile) && existsSync(record.bundle.webDir);
  return isWhole && record.inputs.every(([file, hash]) => hashInput(file) === hash) ? record.bundle : undefined;
}

/** @param files everything that the bundler read */
export function saveBundle(
  workDir: string,
  { key, files, bundle }: { key: string; files: string[]; bundle: ThemeBundle },
) {
  const inputs = [...new Set(files)].sort().map((file): [string, string] => [file, hashInput(file)]);
  writeFileSync(getRecordFile(workDir), JSON.stringify({ key, inputs, bundle } satisfies BundleRecord));
}

export function forgetBundle(workDir: string) {
  rmSync(getRecordFile(workDir), { force: true });
}

function getRecordFile(workDir: string): string {
  return join(workDir, 'bundle.json');
}

/** A record that is missing or damaged is none. */
function loadRecord(workDir: string): BundleRecord | undefined {
  try {
    return JSON.parse(readFileSync(getRecordFile(workDir), 'utf8')) as BundleRecord;
  } catch {
    return undefined;
  }
}

function hashInput(file: string): string {
  try {
    return hashContent(readFileSync(file));
  } catch {
    // Folders, and files that are gone.
    return '';
  }
}
