/** Owns the browser of the tests: the machine's own Chromium, installed by apt-get where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's path; undefined where there is none. `CHROMIUM_PATH` names one before all others. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...installed, ...MAC_PATHS].find((path) => path && existsSync(path));
}

/** The browser's path, after installing it where that can be done; ends the script where it cannot. */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  if (!(await installPackage('Chromium', 'chromium'))) fail('There is no Chromium on this machine.');
  return findChromium() ?? fail('Chromium was installed, but none of its names is on the PATH.');
}

function fail(message) {
  console.error(`${message}\nInstall Chromium or Chrome, or name one in CHROMIUM_PATH, and run this again.`);
  process.exit(1);
}
