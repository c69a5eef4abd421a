/**
 * Finds client-side code in a page: state, effects and handlers in its components and elements. The code of a page runs
 * only at build time. (docs/behavior/content.md)
 */

import type { SourcePoint } from './source-references.ts';
import { findInText } from './syntax/component-uses.ts';

/** Calls that only work in the browser. For lazily loaded components, the page shows the fallback. */
export const CLIENT_CALL = 'use(?:State|Reducer|Effect|LayoutEffect|Transition)|(?:(?<![.\\w$])|(?<=\\bReact\\.))lazy';

/** A handler is a property whose value is not a string. */
const USE = new RegExp(`\\b(${CLIENT_CALL})\\s*\\(|\\b(on[A-Z]\\w+): (?!["'\\d])`);

/** The name and position of the first use. @param code the compiled code without the content of its strings */
export function findClientUse(code: string, source: string): (SourcePoint & { name: string }) | undefined {
  const [, call, handler] = USE.exec(code) ?? [];
  const name = call ?? handler;
  if (name === undefined) return undefined;
  const [place = { line: 1, column: 1 }] = findInText(source, new RegExp(`\\b${name}\\s*[(<=]`, 'g'));
  return { name, ...place };
}
