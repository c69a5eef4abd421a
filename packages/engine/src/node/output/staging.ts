/**
 * The folder that a build writes into, until it takes the place of the last output: a build that fails leaves
 * the last one in place. What did not change is linked from there, so that only changed files are written.
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
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../files/running-process.ts';
import { writeFile } from '../files/write-file.ts';
import type { OutputFile } from './output-file.ts';
import { OUTPUT_MARKER } from './output-folder.ts';
import { type OutputStamps, stampOutput } from './output-stamps.ts';

/** Reports whether a file is the one that was written. */
export interface FileStamp {
  size: number;
  mtimeMs: number;
}

export interface Staging {
  dir: string;
  write(files: OutputFile[]): void;
  /** Brings in files as they are: where each is, by its path in the output. */
  copy(files: ReadonlyMap<string, string>): void;
  /** Links files of the last output; false where one of them is not as it was. */
  takeOver(files: Array<[path: string, stamp: FileStamp]>): boolean;
  stampOf(path: string): FileStamp;
  /** Everything that is in the folder. */
  stampAll(): OutputStamps;
  /** Puts the folder in the place of the output. */
  commit(): void;
  /** Removes what was not committed. */
  discard(): void;
}

const MARKER_TEXT = 'quire build made this folder, and replaces everything in it.\n';

/** Two builds of one site each have a folder of their own: the output is what the later one made, whole. */
export function openStaging(outDir: string): Staging {
  const output = restoreOutput(outDir);
  const name = `${process.pid}-${randomUUID().slice(0, 4)}`;
  const dir = nameFolder(output, 'next', name);
  const previous = nameFolder(output, 'previous', name);
  mkdirSync(dir, { recursive: true });
  writeFile(join(dir, OUTPUT_MARKER), MARKER_TEXT);
  const hasOutput = existsSync(output);
  const folders = new Set<string>();
  const taken = new Map<string, Stats>();

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
    // What is there may be linked: written over, it would change the last output too.
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
      removeFolder(previous);
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** How often another build may be quicker. */
const SWAPS_MAX = 100;

/**
 * No system call of Node swaps two folders, so for a moment there is only the one beside the output. Another build may
 * put its own there in that moment: then that one is the last output.
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

/** The last output, as builds that were killed should have left it. */
export function restoreOutput(outDir: string): string {
  clearAbandoned(findOutput(outDir));
  return findOutput(outDir);
}

/** What builds have left that were killed; the last output is put back where one was killed while it took its place. */
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

/** Links a file, then looks at it: the one in the output may be another's by then. */
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

/** File systems without links get a copy. False where there is no such file, or no longer, or a symbolic link to one. */
function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch {
    if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) return false;
    cpSync(from, to, { preserveTimestamps: true });
  }
  return true;
}

/** As `rmSync` does, which looks at each file before it removes it. */
function removeFolder(folder: string) {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) removeFolder(path);
      else unlinkSync(path);
    }
    rmdirSync(folder);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}
