/** Which modules a module imports, as its text says it: nothing is loaded or bundled for it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findModuleFile } from '../files/find-module-file.ts';
import { blankNonCode } from './non-code.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;
const IMPORT = /(?:^|[;}\s])(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*\(?\s*['"]([^'"]+)['"]/g;

export function isScript(file: string): boolean {
  return SCRIPT.test(file);
}

/** What a file names as the sources of its imports; nothing where it is no script. */
export function listImportSources(file: string): string[] {
  if (!isScript(file)) return [];
  return [...blankNonCode(readFileSync(file, 'utf8')).matchAll(IMPORT)].map(([, source = '']) => source);
}

/** All modules that are reached from `roots`, these among them, in the order of their paths. */
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

/** A file, and all that it and these import by their paths; absolute. */
export function listOwnModules(file: string): string[] {
  return collectModules([file], (module) =>
    listImportSources(module).flatMap((source) =>
      source.startsWith('.') ? (findModuleFile(resolve(dirname(module), source)) ?? []) : [],
    ),
  );
}
