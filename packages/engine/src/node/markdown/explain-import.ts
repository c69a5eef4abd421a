/** Owns how an import that leads nowhere is fixed: by installing a package, or by writing it otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '../config/rules.ts';
import { createPackageCommands, type PackageCommands } from '../diagnostics/package-manager.ts';
import { isInstalled } from '../files/is-installed.ts';

const FORMS =
  'Import components from "@theme", from a package, by a path relative to the page, or by a name of "resolve.alias" in the configuration.';

/** `name` or `@scope/name`, with or without a path below it. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?=\/|$)/;

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** @param source what the page imports from @param siteDir the folder of the configuration, absolute */
export function explainImport(source: string, siteDir: string, commands: PackageCommands = createPackageCommands()) {
  const [name] = PACKAGE.exec(source) ?? [];
  const ofPackage = explainPackage(source, siteDir, commands);
  if (name === undefined || ofPackage === undefined) return FORMS;
  return isDeclared(name, siteDir) ? ofPackage : `${ofPackage} ${FORMS}`;
}

/** Undefined where the import is not of a package. */
export function explainPackage(source: string, siteDir: string, commands: PackageCommands = createPackageCommands()) {
  const [name] = PACKAGE.exec(source) ?? [];
  if (name === undefined) return undefined;
  if (isInstalled(name, join(siteDir, 'package.json')))
    return `The package "${name}" is installed, but the file of "${source}" is not in it: install it again, or another version of it.`;
  if (isDeclared(name, siteDir))
    return `The package "${name}" is in package.json, but it is not installed: run "${commands.installAll}" in the site's folder.`;
  return `If "${name}" is a package, run "${commands.install(name)}" in the site's folder.`;
}

/** In the folder of the site, or in one above it: a workspace may install for all of its packages. */
export function isDeclared(name: string, folder: string): boolean {
  const file = join(folder, 'package.json');
  if (existsSync(file) && listDependencies(file).includes(name)) return true;
  return folder !== dirname(folder) && isDeclared(name, dirname(folder));
}

function listDependencies(file: string): string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const fields = Object.entries(isObject(manifest) ? manifest : {});
    return fields.flatMap(([field, names]) =>
      DEPENDENCIES.includes(field) && isObject(names) ? Object.keys(names) : [],
    );
  } catch {
    // What is wrong with it is for the package manager to say.
    return [];
  }
}
