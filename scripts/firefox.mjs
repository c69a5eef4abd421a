/** The second browser of the tests: the machine's own Firefox, installed by apt-get where that can be done. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.mjs';

const NAMES = ['firefox', 'firefox-esr'];
const MAC_PATH = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The browser's path; undefined where there is none. `FIREFOX_PATH` names one before all others. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.FIREFOX_PATH, ...installed, MAC_PATH].find((path) => path && existsSync(path));
}

/** The browser's path, after installing it where that can be done; undefined where it cannot. */
export async function findOrInstallFirefox() {
  return findFirefox() ?? ((await installPackage('Firefox', 'firefox-esr')) ? findFirefox() : undefined);
}
