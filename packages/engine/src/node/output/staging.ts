/**
 * The staging folder of a build, which replaces the previous output at the end: a failed build keeps the previous output.
 * Unchanged files are hard-linked from there, so that only changed files are written.
 */
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from '../files/output-file.ts';
import { isRunning } from '../files/running-process.ts';
import { writeFile } from '../files/write-file.ts';
import { OUTPUT_MARKER } from './output-folder.ts';
import { type OutputStamps, stampOutput } from './output-stamps.ts';

/** Identifies a written file, to detect changes. */
export interface FileStamp {
  size: number;
  mtimeMs: number;
}

export interface Staging {
  dir: string;
  write(files: OutputFile[]): void;
  /** Copies files: source path by output path. */
  copy(files: ReadonlyMap<string, string>): void;
  /** Links files of the previous output; false if one of them has changed. */
  takeOver(files: Array<[path: string, stamp: FileStamp]>): boolean;
  stampOf(path: string): FileStamp;
  /** Stamps all files of the folder. */
  stampAll(): OutputStamps;
  /** Replaces the output by the staging folder. */
  commit(): void;
  /** Removes the staging folder if it was not committed. */
  discard(): void;
}

const MARKER_TEXT = 'This folder was created by quire build, which replaces everything in it.\n';

/** Concurrent builds of a site have separate folders, so the output is the complete result of the later one. */
export function openStaging(outDir: string): Staging {
  const output = restoreOutput(outDir);
  const name = `${process.pid}-${randomUUID().slice(0, 4)}`;
  const dir = nameFolder(output, 'next', name);
  const previous = nameFolder(output, 'previous', name);
  writeFile(join(dir, OUTPUT_MARKER), MARKER_TEXT);
  const hasOutput = existsSync(output);
  const taken = new Map<string, Stats>();

  function prepareFolder(path: string): string {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  }

  /** Links the file of the previous output if it has the same bytes. */
  function put(path: string, body: string | Uint8Array) {
    const file = prepareFolder(path);
    // Remove an existing file first: it may be a hard link, and overwriting it would change the previous output.
    if (existsSync(file)) rmSync(file);
    taken.delete(path);
    const isLinked = hasOutput && linkSame(join(output, path), file, (stats) => hasBytes(file, { stats, body }));
    if (!isLinked) writeFile(file, body);
  }

  return {
    dir,
    write(files) {
      for (const { path, body } of files) put(path, body);
    },
    copy(files) {
      for (const [path, source] of files) put(path, readFileSync(source));
    },
    takeOver(files) {
      const isTaken = files.every(([path, stamp]) => {
        const stats = linkSame(join(output, path), prepareFolder(path), (found) => hasStamp(found, stamp));
        if (stats) taken.set(path, stats);
        return stats !== undefined;
      });
      if (!isTaken) {
        for (const [path] of files) {
          rmSync(join(dir, path), { force: true });
          taken.delete(path);
        }
      }
      return isTaken;
    },
    stampAll: () => stampOutput(dir, taken).stamps,
    stampOf: (path) => stampFile(join(dir, path)),
    commit() {
      swapFolders({ output, next: dir, previous });
      rmSync(previous, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Maximum attempts if other builds replace the output at the same time. */
const SWAPS_MAX = 100;

/**
 * Node cannot swap two folders atomically, so the output does not exist for a moment. Another build may put its own output
 * there in that moment, which then is the previous output.
 */
function swapFolders({ output, next, previous }: Record<'output' | 'next' | 'previous', string>) {
  for (let swaps = 1; ; swaps += 1) {
    if (existsSync(output)) moveAway(output, previous);
    try {
      return renameSync(next, output);
    } catch (error) {
      if (swaps < SWAPS_MAX) continue;
      if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
      throw error;
    }
  }
}

function moveAway(output: string, previous: string) {
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(output, previous);
  } catch (error) {
    // Another build has moved it meanwhile.
    if (existsSync(output)) throw error;
  }
}

type FolderKind = 'next' | 'previous';

function nameFolder(output: string, kind: FolderKind, name: string): string {
  return join(dirname(output), `.${basename(output)}.${kind}.${name}`);
}

function findOutput(outDir: string): string {
  return existsSync(outDir) ? realpathSync(outDir) : outDir;
}

/** Restores the previous output after a killed build. */
export function restoreOutput(outDir: string): string {
  clearAbandoned(findOutput(outDir));
  return findOutput(outDir);
}

/** Removes leftovers of killed builds, and restores the previous output if a build was killed while replacing it. */
function clearAbandoned(output: string) {
  const abandoned = listFolders(output).filter(({ pid }) => !isRunning(pid));
  const last = abandoned.find(({ kind }) => kind === 'previous');
  if (last && !existsSync(output)) renameSync(last.folder, output);
  for (const { folder } of abandoned) rmSync(folder, { recursive: true, force: true });
}

function listFolders(output: string): Array<{ folder: string; kind: FolderKind; pid: number }> {
  const parent = dirname(output);
  const start = `.${basename(output)}.`;
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(start)) : [];
  return names.flatMap((name) => {
    const [, kind, pid] = /^(next|previous)\.(\d+)-[\da-f]+$/.exec(name.slice(start.length)) ?? [];
    if (kind !== 'next' && kind !== 'previous') return [];
    return [{ folder: join(parent, name), kind, pid: Number(pid) }];
  });
}

/** Links a file, then verifies it, because another build may have replaced it meanwhile. */
function linkSame(from: string, to: string, isSame: (stats: Stats) => boolean): Stats | undefined {
  if (!linkFile(from, to)) return undefined;
  const stats = lstatSync(to);
  if (stats.isFile() && isSame(stats)) return stats;
  rmSync(to, { force: true });
  return undefined;
}

function hasBytes(file: string, { stats, body }: { stats: Stats; body: string | Uint8Array }): boolean {
  const bytes = Buffer.from(body);
  return stats.size === bytes.length && readFileSync(file).equals(bytes);
}

function hasStamp({ size, mtimeMs }: Stats, stamp: FileStamp): boolean {
  return size === stamp.size && mtimeMs === stamp.mtimeMs;
}

function stampFile(file: string): FileStamp {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}

/** Copies the file if the file system does not support hard links. False if it does not exist, or is a symbolic link. */
function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch {
    if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) return false;
    cpSync(from, to, { preserveTimestamps: true });
  }
  return true;
}
