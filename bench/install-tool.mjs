/** Installs tools that only benchmarks need, each in a separate folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from './corpus-site.mjs';

/**
 * Installs packages, unless an earlier run has installed them.
 *
 * @param name the tool
 * @param packages with versions
 * @returns the installation folder
 * @throws the error of `npm`
 */
export function installTool(name, packages) {
  const folder = getToolFolder(name);
  if (isInstalled(folder, packages)) return folder;
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', ...names];
  execFileSync('npm', args, { stdio: 'ignore' });
  return folder;
}

/** Creates the folder of a tool. */
export function getToolFolder(name) {
  const folder = join(WORK_DIR, 'tools', name.replace(/\W+/g, '-').toLowerCase());
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** npm writes its list of installed packages at the end. */
function isInstalled(folder, packages) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: present } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.entries(packages).every(([name, version]) => present[`node_modules/${name}`]?.version === version);
}
