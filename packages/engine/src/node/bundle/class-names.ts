/**
 * The names of classes in CSS modules. They are in every page, so they are short: those of the theme are the numbers of its files and
 * their classes; others have a hash. Neither depends on the location of the site and its packages, so that the same site
 * produces the same bytes everywhere.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hashContent, toPosix } from '@quire/markdown/files';
import { listClasses } from './page-styles.ts';

/** With four characters, three of 6,000 names were the same. */
const HASH_LENGTH = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The compiled file. */
interface ModuleContext {
  resourcePath: string;
}

/**
 * @param siteDir absolute
 * @param theme the theme's module, absolute
 * @returns the function that the bundler calls for each class of each module
 */
export function createClassNames(siteDir: string, theme: string) {
  const findCounted = createCounter(dirname(theme));
  return (context: ModuleContext, _pattern: string, localName: string): string => {
    const counted = findCounted(context, localName);
    if (counted !== undefined) return counted;
    const filePath = context.resourcePath;
    const place = toPosix(relative(findRoot(filePath, siteDir), filePath));
    const name = hashContent(place, localName).slice(0, HASH_LENGTH);
    // A class name must not begin with a digit.
    return /^\d/.test(name) ? `c${name}` : name;
  };
}

/** A letter for the file and one for the class, with a prefix that hashes do not have; a hash when there are no more letters. */
function createCounter(folder: string) {
  const files = listCssModules(folder).map((path) => join(folder, path));
  const classes = files.map((file) => [...listClasses(readFileSync(file, 'utf8'))]);
  return ({ resourcePath }: ModuleContext, localName: string): string | undefined => {
    const index = files.indexOf(resourcePath);
    const [file, letter] = [LETTERS[index], LETTERS[classes[index]?.indexOf(localName) ?? -1]];
    return file && letter && `_${file}${letter}`;
  };
}

/** The order determines the class names of the theme. */
export function listCssModules(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.module\.\w+$/.test(file))
    .map((path) => toPosix(path))
    .sort();
}

/** The folder of the site, or of the package with the file. */
function findRoot(filePath: string, siteDir: string): string {
  for (let folder = dirname(filePath); folder !== dirname(folder); folder = dirname(folder)) {
    if (folder === siteDir || existsSync(join(folder, 'package.json'))) return folder;
  }
  return siteDir;
}
