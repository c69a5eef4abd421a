/**
 * Finds what the code of a page itself asks of a browser: state, effects and handlers of components that it
 * declares, or of its elements. It runs at build time alone. (docs/behavior/content.md)
 */

import type { SourcePoint } from './source-references.ts';
import { findInText } from './syntax/component-uses.ts';

/** What only a script in the browser can do. Of what is loaded on demand, the page shows the fallback. */
export const CLIENT_CALL = 'use(?:State|Reducer|Effect|LayoutEffect|Transition)|(?:(?<![.\\w$])|(?<=\\bReact\\.))lazy';

/** A handler is a property whose value is no text. */
const USE = new RegExp(`\\b(${CLIENT_CALL})\\s*\\(|\\b(on[A-Z]\\w+): (?!["'\\d])`);

/** The name of the first, and its place. @param code what the compiler gives, without the texts of its strings */
export function findClientUse(code: string, source: string): (SourcePoint & { name: string }) | undefined {
  const [, call, handler] = USE.exec(code) ?? [];
  const name = call ?? handler;
  if (name === undefined) return undefined;
  const [place = { line: 1, column: 1 }] = findInText(source, new RegExp(`\\b${name}\\s*[(<=]`, 'g'));
  return { name, ...place };
}
