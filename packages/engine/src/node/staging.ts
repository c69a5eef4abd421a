/**
 * Owns the folder that a build writes into, until it takes the place of the last output: a build that fails leaves
 * the last one standing. What did not change is linked from there, so that only changed files are written.
 */
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { OutputFile } from './emit/output-file.ts';

/** Tells whether a file is the one that was written. */
export interface FileStamp {
  size: number;
  mtimeMs: number;
}

export interface Staging {
  dir: string;
  write(files: OutputFile[]): void;
  /** Brings in a folder as it is, where it exists. */
  copy(folder: string): void;
  /** Links files of the last output; false where one of them is not as it was. */
  takeOver(files: Array<[path: string, stamp: FileStamp]>): boolean;
  stampOf(path: string): FileStamp;
  /** Puts the folder in the place of the output. */
  commit(): void;
  /** Removes what was not committed. */
  discard(): void;
}

export function openStaging(outDir: string): Staging {
  const dir = join(dirname(outDir), `.${basename(outDir)}.next`);
  const previous = join(dirname(outDir), `.${basename(outDir)}.previous`);
  // A build that was killed between the two steps of `commit` has left the last output under its other name.
  if (!existsSync(outDir) && existsSync(previous)) renameSync(previous, outDir);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const folders = new Set<string>();

  function prepareFolder(path: string): string {
    const file = join(dir, path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return file;
  }

  /** Links the last output's file where it has the same bytes. */
  function put(path: string, body: string | Uint8Array) {
    const file = prepareFolder(path);
    const last = join(outDir, path);
    if (hasBytes(last, body)) linkFile(last, file);
    else writeFileSync(file, body);
  }

  return {
    dir,
    write(files) {
      for (const { path, body } of files) put(path, body);
    },
    copy(folder) {
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const source = join(entry.parentPath, entry.name);
        put(relative(folder, source), readFileSync(source));
      }
    },
    takeOver(files) {
      if (!files.every(([path, stamp]) => isUnchanged(join(outDir, path), stamp))) return false;
      for (const [path] of files) linkFile(join(outDir, path), prepareFolder(path));
      return true;
    },
    stampOf: (path) => stampFile(join(dir, path)),
    commit() {
      rmSync(previous, { recursive: true, force: true });
      if (existsSync(outDir)) renameSync(outDir, previous);
      renameSync(dir, outDir);
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

function hasBytes(file: string, body: string | Uint8Array): boolean {
  const bytes = Buffer.from(body);
  return existsSync(file) && statSync(file).size === bytes.length && readFileSync(file).equals(bytes);
}

function isUnchanged(file: string, stamp: FileStamp): boolean {
  if (!existsSync(file)) return false;
  const { size, mtimeMs } = stampFile(file);
  return size === stamp.size && mtimeMs === stamp.mtimeMs;
}

function stampFile(file: string): FileStamp {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}

/** File systems without links get a copy. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}
