/** Finds out from the source of a component's module where it runs. (docs/behavior/content.md) */
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { CLIENT_CALL, type ImportResolver } from '@quire/markdown';
import { findPoint } from '@quire/markdown/diagnostics';
import { blankComments } from '../config/non-code.ts';

const USE_CLIENT = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[\s\S])*\*\/)*['"]use client['"]/;

/**
 * State, effects, dynamic imports, event handlers, and browser-only content; code that only reads the page
 * needs no script.
 */
const INTERACTIVE = new RegExp(`\\b(${CLIENT_CALL})\\s*[(<]|\\s(on[A-Z]\\w+)=\\{|<(NoSSR)\\b`);

/** A component module that begins with `'use client'` is hydrated in the browser. */
export function isClientModule(module: string): boolean {
  return isAbsolute(module) && !module.includes('?') && isClientSource(readFileSync(module, 'utf8'));
}

export function isClientSource(source: string): boolean {
  return USE_CLIENT.test(source);
}

export interface InteractiveCall {
  name: string;
  line: number;
  column: number;
}

/** The first thing in a module's code that needs a script in the browser. */
export function findInteractiveCall(source: string): InteractiveCall | undefined {
  const code = blankComments(source);
  const found = INTERACTIVE.exec(code);
  const name = found?.slice(1).find((group) => group !== undefined);
  if (!found || name === undefined) return undefined;
  return { name, ...findPoint(code, found.index + found[0].indexOf(name)) };
}

/** The first call of a hook that is imported from a package other than React, the theme and the runtime. */
export function findPackageHook(
  source: string,
  resolve: (name: string) => ReturnType<ImportResolver>,
): InteractiveCall | undefined {
  const code = blankComments(source);
  const names = [...code.matchAll(IMPORTED)].flatMap(([, list = '', from = '']) => {
    const found = resolve(from);
    const isPackage = found?.kind === 'module' && !isAbsolute(found.module) && !OWN_MODULE.test(found.module);
    return isPackage ? (list.match(HOOK) ?? []) : [];
  });
  const [call] = names.flatMap((name) => {
    const index = code.search(new RegExp(`(?<![.\\w$])${name}\\s*[(<]`));
    return index < 0 ? [] : [{ name, index }];
  });
  return call && { name: call.name, ...findPoint(code, call.index) };
}

const IMPORTED = /^\s*import\s+([\w\s{},*$]*?)\s*\bfrom\s*['"]([^'"]+)['"]/gm;

/** The local name of an imported hook. */
const HOOK = /\buse[A-Z]\w*(?=\s*(?:[,}]|$))/g;

const OWN_MODULE = /^(?:@theme$|@runtime$|react(?:-dom)?(?:$|\/))/;
