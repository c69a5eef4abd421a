/**
 * The names by which generated modules import others. Paths would depend on the location of the site, and so would
 * published files: the bundler hashes the text of modules for the names of scripts.
 */

/** Names by absolute path. Modules without one are imported by path. */
export type ModuleNames = ReadonlyMap<string, string>;

/** If nothing is published, paths are used. */
export const NO_NAMES: ModuleNames = new Map();

/** Names that do not depend on the location of the files. @param filePaths in an order that does not depend on it either */
export function createModuleNames(filePaths: Iterable<string>): ModuleNames {
  return new Map([...new Set(filePaths)].map((filePath, index) => [filePath, `quire-module-${index}`]));
}

export function nameModule(filePath: string, names: ModuleNames): string {
  return names.get(filePath) ?? filePath;
}

/** Resolves the names in the bundler. */
export function createNameAlias(names: ModuleNames): Record<string, string> {
  return Object.fromEntries([...names].map(([filePath, name]) => [`${name}$`, filePath]));
}
