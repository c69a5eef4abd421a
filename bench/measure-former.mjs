/**
 * Compares cold builds of this site and the first page of the dev server with an earlier engine. Both build the site of
 * that commit, by turns, and serve a page of the same generated site, so that neither the machine nor the growth of the
 * site matters.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, ROOT, WORK_DIR } from './corpus-site.mjs';
import { measureFirstPages } from './measure-dev.mjs';
import { measureProcess } from './measure-process.mjs';

/** Builds the earlier engine with the scripts of its own commit; runs in its folder. */
const BUILD = `await (await import('./scripts/setup.mjs')).setUp(); await (await import('./scripts/build.mjs')).buildPackages();`;

/** @returns the figures of each build, and the milliseconds of each first page, for both engines */
export async function measureFormer(commit, runs) {
  const root = prepareFormer(commit);
  const engines = [root, ROOT].map((folder) => ({ folder, builds: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { folder, builds } of engines) {
      console.log(`  building with ${folder === root ? commit : 'the present engine'}`);
      const site = checkOutFor(root, folder);
      const args = [findCommand(folder), 'build', join(site, 'website')];
      builds.push(await measureProcess(process.execPath, args, { cwd: site }));
    }
  }
  console.log('  opening the first page of a dev server');
  const starts = await measureFirstPages(
    engines.map(({ folder }) => findCommand(folder)),
    runs,
  );
  const [former, own] = engines.map(({ builds }, index) => ({ builds, starts: starts[index] }));
  return { former, own };
}

function findCommand(root) {
  return join(root, 'packages/engine/bin/quire.mjs');
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

/** A new checkout of the earlier site, with the packages of an engine in the parent folder. */
function checkOutFor(root, engine) {
  mkdirSync(WORK_DIR, { recursive: true });
  const parent = mkdtempSync(join(WORK_DIR, 'former-site-'));
  symlinkSync(join(engine, 'node_modules'), join(parent, 'node_modules'));
  const site = join(parent, 'site');
  checkOut(root, site);
  return site;
}
