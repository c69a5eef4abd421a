/** Finds the uses of a component, and of client-side code, in the source of a page. */

import type { TextPoint } from '../diagnostics/code-frame.ts';
import { escapePattern } from '../escape-pattern.ts';
import { mapTextLines } from './source-lines.ts';

/** Every `<Name` outside of code, including members (`<parts.Name`), in order. */
export function findComponentUses(source: string, name: string): TextPoint[] {
  return findInText(source, new RegExp(`(?<!\\\\)<(?:[\\w$]+\\.)*${escapePattern(name)}(?![\\w$-])`, 'g'));
}

/** Every match outside of code, in order. @param pattern must have the flag `g` */
export function findInText(source: string, pattern: RegExp): TextPoint[] {
  const places: TextPoint[] = [];
  const visit = (line: string, lineNumber: number) => {
    const text = line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
    places.push(...[...text.matchAll(pattern)].map(({ index }) => ({ line: lineNumber, column: index + 1 })));
    return line;
  };
  mapTextLines(source, visit, 'mdx');
  return places;
}

/** Calls that only work in the browser. For lazily loaded components, the page shows the fallback. */
export const CLIENT_CALL = 'use(?:State|Reducer|Effect|LayoutEffect|Transition)|(?:(?<![.\\w$])|(?<=\\bReact\\.))lazy';

/** A handler is a property whose value is not a string. */
const USE = new RegExp(`\\b(${CLIENT_CALL})\\s*\\(|\\b(on[A-Z]\\w+): (?!["'\\d])`);

/**
 * The name and position of the first state, effect or handler in the code of a page, which runs only at build time.
 * (docs/behavior/content.md)
 * @param code the compiled code without the content of its strings
 */
export function findClientUse(code: string, source: string): (TextPoint & { name: string }) | undefined {
  const [, call, handler] = USE.exec(code) ?? [];
  const name = call ?? handler;
  if (name === undefined) return undefined;
  const [place = { line: 1, column: 1 }] = findInText(source, new RegExp(`\\b${name}\\s*[(<=]`, 'g'));
  return { name, ...place };
}
