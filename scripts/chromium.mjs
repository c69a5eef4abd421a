/** Finds the Chromium for the tests, or installs it with apt-get. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.mjs';

/** The headless build, which makes the browser tests a quarter faster. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DEBIAN_PATH = '/usr/bin/chromium';
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's path; undefined if there is none. `CHROMIUM_PATH` takes precedence. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...listPaths(NAMES), ...MAC_PATHS].find((path) => path && existsSync(path));
}

/** The path of the headless build; undefined if there is none, or if `CHROMIUM_PATH` is set. */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  return listPaths(SHELL_NAMES).find((path) => existsSync(path));
}

function listPaths(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Installs the browser if it is missing; ends the script if that is not possible. */
export async function requireChromium() {
  if (!findChromium() && !(await installPackage('Chromium', 'chromium'))) fail('There is no Chromium on this machine.');
  if (!findChromium()) fail('Chromium was installed, but none of its names is on the PATH.');
  // Optional: only Debian has this package.
  if (findChromium() === DEBIAN_PATH && !findHeadlessShell())
    await installPackage('Chromium without windows', 'chromium-headless-shell');
}

function fail(message) {
  console.error(`${message}\nInstall Chromium or Chrome, or name one in CHROMIUM_PATH, and run this again.`);
  process.exit(1);
}
