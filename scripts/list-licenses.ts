/** Finds the licenses of packages whose code is in published files. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @param packages each by the way to it: what a package depends on is found from that package
 * @param from the file of the package that contains them, absolute
 * @returns rules that copy each license to the output folder
 * @throws Error if a package has no license
 */
export function listLicenses(packages: ReadonlyArray<readonly string[]>, from: string) {
  return packages.map((steps) => ({
    from: findLicense(steps, from),
    to: `${steps.at(-1)?.replace(/^\W+/, '').replace(/\W+/g, '-')}.LICENSE`,
  }));
}

function findLicense(steps: readonly string[], from: string): string {
  let file = from;
  for (const step of steps) file = createRequire(file).resolve(step);
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const name = readdirSync(dir).find((each) => /^licen[cs]e(?:\.md)?$/i.test(each));
    if (name !== undefined) return join(dir, name);
  }
  throw new Error(`${steps.at(-1)} has no license.`);
}
