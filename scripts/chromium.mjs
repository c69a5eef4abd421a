/** The browser of the tests: the machine's own Chromium, installed by apt-get where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.mjs';

/** The same engine without windows: the browser tests take a quarter less time in it. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_PATH = '/usr/bin/chromium';
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's path; undefined where there is none. `CHROMIUM_PATH` names one before all others. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...listPaths(NAMES), ...MAC_PATHS].find((path) => path && existsSync(path));
}

/** The path of the browser without windows; undefined where there is none, or `CHROMIUM_PATH` names another. */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  return listPaths(SHELL_NAMES).find((path) => existsSync(path));
}

function listPaths(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Installs the browser where there is none and that can be done; ends the script where it cannot. */
export async function requireChromium() {
  if (!findChromium() && !(await installPackage('Chromium', 'chromium'))) fail('There is no Chromium on this machine.');
  if (!findChromium()) fail('Chromium was installed, but none of its names is on the PATH.');
  // The tests do without it: of the systems known here, only Debian has it.
  if (findChromium() === DEBIAN_PATH && !findHeadlessShell())
    await installPackage('Chromium without windows', 'chromium-headless-shell');
}

function fail(message) {
  console.error(`${message}\nInstall Chromium or Chrome, or name one in CHROMIUM_PATH, and run this again.`);
  process.exit(1);
}
