/** Follows the imports of modules. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findModuleFile } from '../files/find-module-file.ts';
import { readScript } from './script-module.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

export function isScript(file: string): boolean {
  return SCRIPT.test(file);
}

/** All modules reachable from `roots`, including these, sorted by path. */
export function collectModules(roots: readonly string[], listImports: (module: string) => string[]): string[] {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module) || !existsSync(module)) return;
    found.add(module);
    for (const next of listImports(module)) visit(next);
  };
  for (const root of roots) visit(root);
  return [...found].sort();
}

/** A file and all modules that it imports by path, directly or indirectly; absolute. */
export function listOwnModules(file: string): string[] {
  return collectModules([file], (module) =>
    isScript(module) ? readScript(module).imports.flatMap(({ source }) => findLocalModule(source, module) ?? []) : [],
  );
}

/** The file of a module that is imported by a relative path; undefined for other imports. */
export function findLocalModule(source: string, from: string): string | undefined {
  return source.startsWith('.') ? findModuleFile(resolve(dirname(from), source)) : undefined;
}
