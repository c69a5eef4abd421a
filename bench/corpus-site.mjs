/** Creates generated sites on disk, and builds them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { generateDocs, pagePath } from './generate-docs.mjs';
import { measureProcess } from './measure-process.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folder for everything that is generated for measurements. */
export const WORK_DIR = findWorkDir(ROOT);
export const QUIRE = findCommand(ROOT);

/**
 * Creates a new site of `count` pages. Nothing is removed before the end, because file systems create files more slowly
 * after removals, which made builds a seventh slower.
 * @param corpus see `generatePage`
 * @param root the repository whose engine builds it: its packages are resolved from the folder of the site
 */
export function createCorpusSite(count, corpus, root = ROOT) {
  const workDir = findWorkDir(root);
  mkdirSync(workDir, { recursive: true });
  const place = mkdtempSync(join(workDir, `${count}-`));
  const [folder, output] = ['site', 'dist'].map((name) => join(place, name));
  generateDocs(folder, count, corpus);
  // The cache is in the nearest node_modules, and is removed with the site.
  mkdirSync(join(folder, 'node_modules'));
  return {
    folder,
    output,
    /** Builds the site and measures it; `env` is added to the environment. */
    build(env = {}) {
      const args = [findCommand(root), 'build', folder, '--out', output];
      return measureProcess(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    },
  };
}

export function removeCorpusSites() {
  rmSync(WORK_DIR, { recursive: true, force: true });
}

/** The command of a repository. */
export function findCommand(root) {
  return join(root, 'packages/engine/bin/quire.mjs');
}

function findWorkDir(root) {
  return join(root, 'node_modules/.cache/quire-bench');
}

/**
 * Clones the current commit into a folder, with its whole history for dates. The cache is in its `node_modules`;
 * packages are resolved from the parent folders.
 */
export function checkOut(repository, folder) {
  const quiet = ['-c', 'advice.detachedHead=false', 'clone', '--quiet'];
  execFileSync('git', [...quiet, '--shared', repository, folder]);
  mkdirSync(join(folder, 'node_modules'));
}

/** The largest growth of a page's gzip size, in bytes, from the smaller site to the larger one. */
export function measureGrowth(smaller, larger, count) {
  const pages = Array.from({ length: count }, (_, index) => pagePath(index).replace(/\.md$/, '.html'));
  const sizeIn = ({ output }, page) => gzipSync(readFileSync(join(output, page)), { level: 9 }).length;
  return Math.max(...pages.map((page) => sizeIn(larger, page) - sizeIn(smaller, page)));
}

/** Every output file with its inode and time, to detect later writes: unchanged files are linked and keep their inode. */
export function stampOutput({ output }) {
  return new Map(
    readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, statSync(file)])
      .map(([file, { ino, mtimeMs, size }]) => [file, { stamp: `${ino} ${mtimeMs}`, size }]),
  );
}
