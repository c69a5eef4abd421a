/**
 * Owns the names of classes in CSS modules. They are in every page, so they are short; and they do not depend on where
 * the site and its packages are, so that the same site is the same bytes everywhere.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hashContent } from '../files/hash.ts';
import { toPosix } from '../files/to-posix.ts';

const NAME_LENGTH = 4;

/** @returns what the bundler asks for each class of each module */
export function createClassNames(siteDir: string) {
  const places = new Map<string, string>();
  const placeOf = (filePath: string) => {
    const known = places.get(filePath) ?? toPosix(relative(findRoot(filePath, siteDir), filePath));
    places.set(filePath, known);
    return known;
  };
  return ({ resourcePath }: { resourcePath: string }, _pattern: string, localName: string): string => {
    const name = hashContent(placeOf(resourcePath), localName).slice(0, NAME_LENGTH);
    // A class does not begin with a digit.
    return /^\d/.test(name) ? `c${name}` : name;
  };
}

/** The site, or the package that brings the file. */
function findRoot(filePath: string, siteDir: string): string {
  for (let folder = dirname(filePath); folder !== dirname(folder); folder = dirname(folder)) {
    if (folder === siteDir || existsSync(join(folder, 'package.json'))) return folder;
  }
  return siteDir;
}
