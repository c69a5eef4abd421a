/** The made-up site on disk: its folder, its output, and builds of it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { generateDocs, pagePath } from './generate-docs.mjs';
import { measureProcess } from './measure-process.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** All that is made for measuring, until it is measured. */
export const WORK_DIR = join(ROOT, 'node_modules/.cache/quire-bench');
export const QUIRE = join(ROOT, 'packages/engine/bin/quire.mjs');

/**
 * A site of `count` pages that nobody has built yet, in a folder of its own. Nothing is removed before the end: a file
 * system looks at what was removed a moment ago before it makes a file, which cost a build a seventh of its time.
 * @param corpus as of `generatePage`
 */
export function createCorpusSite(count, corpus) {
  mkdirSync(WORK_DIR, { recursive: true });
  const place = mkdtempSync(join(WORK_DIR, `${count}-`));
  const [folder, output] = ['site', 'dist'].map((name) => join(place, name));
  generateDocs(folder, count, corpus);
  // The cache is in the nearest node_modules, and goes with the site.
  mkdirSync(join(folder, 'node_modules'));
  return {
    folder,
    output,
    /** What one build costs; `env` is added to the environment. */
    build(env = {}) {
      const args = [QUIRE, 'build', folder, '--out', output];
      return measureProcess(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
    },
  };
}

export function removeCorpusSites() {
  rmSync(WORK_DIR, { recursive: true, force: true });
}

/**
 * Clones what is committed into a folder, with the dates of its whole history. The cache is in its `node_modules`, the
 * nearest; packages are found in those of the folders above.
 */
export function checkOut(repository, folder) {
  const quiet = ['-c', 'advice.detachedHead=false', 'clone', '--quiet'];
  execFileSync('git', [...quiet, '--shared', repository, folder]);
  mkdirSync(join(folder, 'node_modules'));
}

/** By how many bytes the gzip size of the pages of the smaller site grew at most in the larger one. */
export function measureGrowth(smaller, larger, count) {
  const pages = Array.from({ length: count }, (_, index) => pagePath(index).replace(/\.md$/, '.html'));
  const sizeIn = ({ output }, page) => gzipSync(readFileSync(join(output, page)), { level: 9 }).length;
  return Math.max(...pages.map((page) => sizeIn(larger, page) - sizeIn(smaller, page)));
}

/** Every file of the output, with what shows whether it was written since: a link to the last one keeps its inode. */
export function stampOutput({ output }) {
  return new Map(
    readdirSync(output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, statSync(file)])
      .map(([file, { ino, mtimeMs, size }]) => [file, { stamp: `${ino} ${mtimeMs}`, size }]),
  );
}
