/** The tools that only a benchmark needs: each is installed for it, in a folder of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from './corpus-site.mjs';

/**
 * Installs packages where a run that was ended has not left them.
 *
 * @param name of the tool
 * @param packages each with its version
 * @returns the folder that they are installed in
 * @throws an error of `npm`, where they cannot be installed
 */
export function installTool(name, packages) {
  const folder = getToolFolder(name);
  if (isInstalled(folder, packages)) return folder;
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', ...names];
  execFileSync('npm', args, { stdio: 'ignore' });
  return folder;
}

/** The folder of a tool, which is there from now on. */
export function getToolFolder(name) {
  const folder = join(WORK_DIR, 'tools', name.replace(/\W+/g, '-').toLowerCase());
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** npm notes what it has installed when it has all of it. */
function isInstalled(folder, packages) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: present } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(packages).every(([name, version]) => present[`node_modules/${name}`]?.version === version);
}
