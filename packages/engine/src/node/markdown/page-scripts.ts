/**
 * Owns finding what the code of a page itself asks of a browser: state, effects and handlers of components that it
 * declares, or of its elements. It runs at build time alone. (docs/behavior/content.md)
 */

import type { SourcePoint } from './source-references.ts';
import { mapTextLines } from './syntax/source-lines.ts';

/** What only a script in the browser can do. */
export const CLIENT_HOOK = 'use(?:State|Reducer|Effect|LayoutEffect|Transition)';

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** A handler is a property whose value is no text. */
const USE = new RegExp(`\\b(${CLIENT_HOOK})\\s*\\(|\\b(on[A-Z]\\w+): (?!["'\\d])`);

/** The name of the first, and its place. @param code what the compiler gives: texts of the page are strings in it */
export function findClientUse(code: string, source: string): (SourcePoint & { name: string }) | undefined {
  const [, hook, handler] = USE.exec(code.replace(STRING, '""')) ?? [];
  const name = hook ?? handler;
  return name === undefined ? undefined : { name, ...findPlace(source, name) };
}

/** The first line outside of blocks of code, and of imports, that uses it. */
function findPlace(source: string, name: string): SourcePoint {
  const use = new RegExp(`\\b${name}\\s*[(<=]`);
  let place: SourcePoint | undefined;
  mapTextLines(source, (line, lineNumber) => {
    const found = place === undefined ? use.exec(line) : null;
    if (found) place = { line: lineNumber, column: found.index + 1 };
    return line;
  });
  return place ?? { line: 1, column: 1 };
}
