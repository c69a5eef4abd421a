/** Explains how to fix an import of a missing package. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@quire/markdown/fields';
import { isInstalled } from '../files/is-installed.ts';
import { createPackageCommands, type PackageCommands } from './package-manager.ts';

/** `name` or `@scope/name`, optionally followed by a path. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/;

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The package name of an import; undefined for a path or an alias. */
export function findPackageName(source: string): string | undefined {
  return PACKAGE.exec(source)?.[0];
}

/** Undefined if the import is not of a package. */
export function explainPackage(source: string, siteDir: string, commands: PackageCommands = createPackageCommands()) {
  const name = findPackageName(source);
  if (name === undefined) return undefined;
  if (isInstalled(name, join(siteDir, 'package.json')))
    return `The package "${name}" is installed, but the file of "${source}" is not in it: install it again, or another version of it.`;
  if (isDeclared(name, siteDir))
    return `The package "${name}" is in package.json, but it is not installed: run "${commands.installAll}" in the site's folder.`;
  return `If "${name}" is a package, run "${commands.install(name)}" in the site's folder.`;
}

export function isDeclared(name: string, folder: string): boolean {
  return listDeclared(folder).includes(name);
}

/** Also checks parent folders, because a workspace root may declare dependencies for its packages. */
export function listDeclared(folder: string): string[] {
  const file = join(folder, 'package.json');
  const own = existsSync(file) ? listDependencies(file) : [];
  return folder === dirname(folder) ? own : [...own, ...listDeclared(dirname(folder))];
}

function listDependencies(file: string): string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const fields = Object.entries(isObject(manifest) ? manifest : {});
    return fields.flatMap(([field, names]) =>
      DEPENDENCIES.includes(field) && isObject(names) ? Object.keys(names) : [],
    );
  } catch {
    // The package manager reports an invalid package.json.
    return [];
  }
}
