/** Finds the Firefox for the tests, or installs it with apt-get if possible. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.mjs';

const NAMES = ['firefox', 'firefox-esr'];
const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The browser's path; undefined if there is none. `FIREFOX_PATH` takes precedence. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...installed, MAC_PATH].find((path) => path && existsSync(path));
}

/** The browser's path, after installing it if necessary; undefined if that is not possible. */
export async function findOrInstallFirefox() {
  return findFirefox() ?? ((await installPackage('Firefox', 'firefox-esr')) ? findFirefox() : undefined);
}
