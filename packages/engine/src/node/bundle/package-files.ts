/** Owns naming files by the packages that they are in: so they are found again where these are installed elsewhere. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashContents } from '../files/hash.ts';
import { toPosix } from '../files/to-posix.ts';
import type { BundleModules } from './bundle-modules.ts';
import { resolveReact } from './react-packages.ts';

/** Files of one package. */
export interface PackageFiles {
  name: string;
  /** From its folder. */
  paths: string[];
  /** Of all of them. */
  hash: string;
}

interface PackageFolder {
  name: string;
  folder: string;
}

/** Of the bundler itself. Another version of it is another engine. */
const TOOLS = /[\\/]node_modules[\\/]@(?:rsbuild|rspack)[\\/]/;

/**
 * Those that are in packages, but for those of the bundler. A package of which there is nothing but its description brings
 * nothing: it is what other files are in.
 */
export function listPackageFiles(files: string[]): PackageFiles[] {
  const byFolder = new Map<string, { name: string; files: Set<string> }>();
  for (const file of files.filter((each) => isFile(each) && !TOOLS.test(each))) {
    const found = findPackage(file);
    if (!found) continue;
    const known = byFolder.get(found.folder) ?? { name: found.name, files: new Set() };
    byFolder.set(found.folder, known);
    known.files.add(realpathSync(file));
  }
  return [...byFolder]
    .filter(([, { files }]) => [...files].some((file) => !file.endsWith('package.json')))
    .map(([folder, { name, files }]) => {
      const sorted = [...files].sort();
      return { name, paths: sorted.map((file) => toPosix(relative(folder, file))), hash: hashFiles(sorted) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Another where one of them is missing. */
export function hashFiles(files: string[]): string {
  return hashContents(files.map((file) => (existsSync(file) ? readFileSync(file) : undefined)));
}

/** The folders in which the theme, the engine and React find these packages. */
export function findPackages(names: string[], modules: BundleModules, config: ResolvedConfig): Map<string, string> {
  const places = [modules.theme, modules.engine.build, ...Object.values(resolveReact(config))];
  const known = places.flatMap((place) => findPackage(join(place, 'package.json')) ?? []);
  const folders = new Map(known.map(({ name, folder }) => [name, folder]));
  // What one of them needs may need others.
  for (let missing = names; missing.length > 0; ) {
    const still = missing.filter((name) => !folders.has(name));
    const found = still.flatMap((name): PackageFolder[] => {
      const folder = findInstalled(name, [...folders.values()]);
      return folder === undefined ? [] : [{ name, folder }];
    });
    for (const { name, folder } of found) folders.set(name, folder);
    missing = found.length === 0 ? [] : still;
  }
  return folders;
}

/** As Node finds a package from the folder of another. */
function findInstalled(name: string, from: string[]): string | undefined {
  for (const start of from) {
    for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
      const found = join(folder, 'node_modules', name);
      if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    }
  }
  return undefined;
}

/** The nearest folder above a file that is one of a package with a name. Links are followed. */
function findPackage(file: string): PackageFolder | undefined {
  const start = existsSync(file) ? realpathSync(file) : file;
  for (let folder = dirname(start); folder !== dirname(folder); folder = dirname(folder)) {
    const name = readName(join(folder, 'package.json'));
    if (name !== undefined) return { name, folder };
  }
  return undefined;
}

function readName(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name;
}
