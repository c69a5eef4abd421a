/**
 * Compares an earlier engine with the current one, by turns: the generated folders, which both build without a cache; the
 * site of each one's own commit; and the first page of the dev server.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, createCorpusSite, findCommand, ROOT, WORK_DIR } from './corpus-site.mjs';
import { measureFirstPages } from './measure-dev.mjs';
import { measureProcess } from './measure-process.mjs';

const PAGES = 1000;

/** Builds the earlier engine with the scripts of its own commit; runs in its folder. */
const BUILD = `await (await import('./scripts/setup.mjs')).setUp(); await (await import('./scripts/build.mjs')).buildPackages();`;

/** @returns the builds of each kind of site with both engines, the earlier one first, and the milliseconds of first pages */
export async function measureFormer(commit, runs) {
  const roots = [prepareFormer(commit), ROOT];
  const recurring = await takeTurns(roots, { runs, build: (root) => buildCorpus(root, 'recurring') });
  const varied = await takeTurns(roots, { runs, build: (root) => buildCorpus(root, 'varied') });
  const website = await takeTurns(roots, { runs, build: buildWebsite });
  console.log('  opening the first page of a dev server');
  const starts = await measureFirstPages(roots, runs);
  return { recurring, varied, website, starts };
}

async function takeTurns(roots, { runs, build }) {
  const builds = roots.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, root] of roots.entries()) {
      console.log(`  building with the engine in ${root}`);
      builds[index].push(await build(root));
    }
  }
  return builds;
}

function buildCorpus(root, corpus) {
  return createCorpusSite(PAGES, corpus, root).build();
}

/** Builds a new checkout of a repository's site, and adds the bytes of its pages. */
async function buildWebsite(root) {
  const site = join(checkOutWithPackages(root), 'website');
  const figures = await measureProcess(process.execPath, [findCommand(root), 'build', site], { cwd: site });
  return { ...figures, htmlBytes: sizeOfPages(join(site, 'dist')) };
}

/** Prepares the repository at that commit with its packages, which takes some minutes. It is kept for later runs. */
function prepareFormer(commit) {
  // Not in node_modules, like other sites of benchmarks: declarations are not generated for files in it.
  const root = join(tmpdir(), `quire-former-${commit}`);
  if (!existsSync(root)) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, root]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: root });
  }
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: root, stdio: 'inherit' });
  return root;
}

/** The packages of the engine are in the parent folder. */
function checkOutWithPackages(root) {
  mkdirSync(WORK_DIR, { recursive: true });
  const parent = mkdtempSync(join(WORK_DIR, 'former-site-'));
  symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'));
  const folder = join(parent, 'site');
  checkOut(root, folder);
  return folder;
}

function sizeOfPages(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
