/**
 * What generated modules call the modules that they import. A path would show where the site is, and what is
 * published must not: the bundler hashes the text of modules, and names scripts after it.
 */

/** Names by absolute path. A module that has none goes by its path. */
export type ModuleNames = ReadonlyMap<string, string>;

/** Where nothing is published, paths do. */
export const NO_NAMES: ModuleNames = new Map();

/** Names that stay the same wherever the files are. @param filePaths in an order that does */
export function createModuleNames(filePaths: Iterable<string>): ModuleNames {
  return new Map([...new Set(filePaths)].map((filePath, index) => [filePath, `quire-module-${index}`]));
}

export function nameModule(filePath: string, names: ModuleNames): string {
  return names.get(filePath) ?? filePath;
}

/** Where the bundler finds them. */
export function createNameAlias(names: ModuleNames): Record<string, string> {
  return Object.fromEntries([...names].map(([filePath, name]) => [`${name}$`, filePath]));
}
