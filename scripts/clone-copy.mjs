/** Copies this repository as a clone would have it, with links to the installed packages. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run-step.mjs';

/** @param clone a folder that does not exist, absolute */
export function copyRepository(clone) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(clone, path));
  }
  for (const folder of ['.', ...readdirSync(join(clone, 'packages')).map((name) => `packages/${name}`)]) {
    linkPackages(join(ROOT, folder, 'node_modules'), join(clone, folder, 'node_modules'));
  }
}

/** Our own packages are linked to the copy, as npm does. */
function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '@quire' && each !== '.cache')) {
    symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, '@quire'))) return;
  mkdirSync(join(to, '@quire'));
  for (const name of readdirSync(join(from, '@quire'))) {
    symlinkSync(join('../../packages', name), join(to, '@quire', name));
  }
}
