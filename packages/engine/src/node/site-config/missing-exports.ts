/**
 * Finds names that a configuration imports from a module of the site, and that this does not export. What runs the file
 * compiles modules to CommonJS if Node cannot run them, where such a name is undefined.
 */
import { readFileSync } from 'node:fs';
import { parseImports } from '@quire/markdown';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { escapePattern } from '@quire/markdown/escape-pattern';
import { findLocalModule, isScript, listOwnModules } from '../config/module-imports.ts';
import { blankNonCode } from '../config/non-code.ts';

/** @param file absolute */
export function findMissingExports(file: string): Diagnostic[] {
  return listOwnModules(file)
    .filter(isScript)
    .flatMap((module) =>
      parseImports(readCode(module), 1).flatMap(({ source, imported, line, column }) => {
        const target = findLocalModule(source, module);
        if (target === undefined || !isScript(target) || mayExport(readCode(target), imported)) return [];
        const help = `Export it there, or correct the name.`;
        return [
          createError('config', `"${source}" does not export "${imported}".`, { file: module, line, column, help }),
        ];
      }),
    );
}

function readCode(file: string): string {
  return blankNonCode(readFileSync(file, 'utf8'));
}

/** Modules of CommonJS, and those that export all of another, may export any name. */
function mayExport(code: string, imported: string): boolean {
  if (imported === 'default' || imported === '*' || !/^\s*export\b/m.test(code) || /\bexport\s*\*/.test(code))
    return true;
  const name = String.raw`(?<![\w$.])${escapePattern(imported)}(?![\w$])`;
  const declared = String.raw`(?:const|let|var)\b[^;]*?${name}\s*[=,:}\]]`;
  return new RegExp(String.raw`\bexport\s+(?:${declared}|(?!default\b)[^=;(]*?${name})`).test(code);
}
