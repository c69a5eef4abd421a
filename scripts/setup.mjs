/** Prepares a fresh machine: checks the Node version and installs the packages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runRequiredStep } from './run-step.mjs';

const OLDEST_NODE = [20, 19];

export async function setUp() {
  checkNode(process.versions.node);
  if (isInstalled()) return;
  // Completes an existing installation; otherwise installs exactly the lock file.
  const command = existsSync(join(ROOT, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  await runRequiredStep('Installing packages (a minute or two on a fresh machine)', 'npm', {
    args: [...command, '--no-audit', '--no-fund'],
    quiet: true,
  });
}

function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `This requires Node ${OLDEST_NODE.join('.')} or newer, but the current version is ${version}. See https://nodejs.org`,
  );
  process.exit(1);
}

/** Whether every package of the lock file is installed in its version. Optional ones may be for other platforms. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link ? existsSync(join(ROOT, path)) : present[path]?.version === version),
  );
}

function readPackages(file) {
  const filePath = join(ROOT, file);
  return existsSync(filePath) ? JSON.parse(readFileSync(filePath, 'utf8')).packages : {};
}
