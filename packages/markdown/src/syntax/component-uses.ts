/** Finds where a source uses a component, or whatever a pattern finds outside of its code. */
import { mapTextLines } from './source-lines.ts';

export interface UsePlace {
  /** From 1. */
  line: number;
  column: number;
}

/** Every `<Name` outside of code, also as a part of another (`<parts.Name`), in order. */
export function findComponentUses(source: string, name: string): UsePlace[] {
  return findInText(source, new RegExp(`(?<!\\\\)<(?:[\\w$]+\\.)*${name.replaceAll('$', '\\$')}(?![\\w$-])`, 'g'));
}

/** Every match outside of code, in order. @param pattern with the flag `g` */
export function findInText(source: string, pattern: RegExp): UsePlace[] {
  const places: UsePlace[] = [];
  mapTextLines(source, (line, lineNumber) => {
    const text = line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
    places.push(...[...text.matchAll(pattern)].map(({ index }) => ({ line: lineNumber, column: index + 1 })));
    return line;
  });
  return places;
}

/** The first line where it only is in an expression that spans odd places. */
export function findComponentUse(source: string, name: string): UsePlace {
  return findComponentUses(source, name)[0] ?? { line: 1, column: 1 };
}
