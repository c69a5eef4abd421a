/**
 * Finds names that a configuration imports, and that a module of the site or of Node does not export. What compiles modules
 * to CommonJS, if Node cannot run them, makes such a name undefined.
 */
import { isBuiltin } from 'node:module';
import { createError, findPoint } from '@quire/markdown/diagnostics';
import { findLocalModule, isScript, listOwnModules } from '../config/module-imports.ts';
import { readScript } from '../config/script-module.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';

/** @param file absolute @throws UserError */
export function rejectMissingExports(file: string): void {
  rejectErrors(listOwnModules(file).filter(isScript).flatMap(findMissing));
}

function findMissing(file: string) {
  const { source: text, imports } = readScript(file);
  return imports.flatMap(({ source, names, at }) => {
    const missing = [...names.values()].filter((name) => !mayExport(source, name, file));
    const help = isBuiltin(source) ? 'Correct the name.' : 'Export it there, or correct the name.';
    const place = { file, ...findPoint(text, at), help };
    return missing.map((name) => createError('config', `"${source}" does not export "${name}".`, place));
  });
}

/** Modules of CommonJS, and those that export all of another, may export any name. */
function mayExport(source: string, name: string, from: string): boolean {
  if (name === 'default' || name === '*') return true;
  // Names of types begin with a capital letter.
  if (isBuiltin(source)) return /^[^a-z]/.test(name) || name in (process.getBuiltinModule(source) ?? {});
  const target = findLocalModule(source, from);
  if (target === undefined || !isScript(target)) return true;
  const { exports, types, stars, isBroken } = readScript(target);
  return exports.size === 0 || stars.length > 0 || exports.has(name) || types.has(name) || isBroken;
}
