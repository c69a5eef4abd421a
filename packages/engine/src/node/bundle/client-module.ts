/** Finds out from the source of a component's module where it runs. (docs/behavior/content.md) */
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { CLIENT_CALL } from '@quire/markdown';
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
