/**
 * What a cold build of this site, and the first page of the dev server, take in ratio to an engine of before: both build
 * the site as it was then, by turns, and show a page of the same made-up site, so that the machine and the growth of the site
 * do not count.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, ROOT, WORK_DIR } from './corpus-site.mjs';
import { measureFirstPages } from './measure-dev.mjs';
import { measureProcess } from './measure-process.mjs';

/** What the former engine is built by: the scripts of its own commit, in whose folder this runs. */
const BUILD = `await (await import('./scripts/setup.mjs')).setUp(); await (await import('./scripts/build.mjs')).buildPackages();`;

/** @returns what each build took, and each first page in milliseconds, of both engines */
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

/** The repository at that commit with its packages, which takes some minutes. It is kept for the next time. */
function prepareFormer(commit) {
  // Not in a folder of packages, as other sites of benches: types are not made of what is in one.
  const root = join(tmpdir(), `quire-former-${commit}`);
  if (!existsSync(root)) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, root]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: root });
  }
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: root, stdio: 'inherit' });
  return root;
}

/** A new checkout of the former site, with the packages of an engine in the folder above. */
function checkOutFor(root, engine) {
  mkdirSync(WORK_DIR, { recursive: true });
  const parent = mkdtempSync(join(WORK_DIR, 'former-site-'));
  symlinkSync(join(engine, 'node_modules'), join(parent, 'node_modules'));
  const site = join(parent, 'site');
  checkOut(root, site);
  return site;
}
