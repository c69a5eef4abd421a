/** Finds the uses of a component, or the matches of a pattern, outside of code. */
import { mapTextLines } from './source-lines.ts';

export interface UsePlace {
  /** From 1. */
  line: number;
  column: number;
}

/** Every `<Name` outside of code, including members (`<parts.Name`), in order. */
export function findComponentUses(source: string, name: string): UsePlace[] {
  return findInText(source, new RegExp(`(?<!\\\\)<(?:[\\w$]+\\.)*${name.replaceAll('$', '\\$')}(?![\\w$-])`, 'g'));
}

/** Every match outside of code, in order. @param pattern must have the flag `g` */
export function findInText(source: string, pattern: RegExp): UsePlace[] {
  const places: UsePlace[] = [];
  mapTextLines(source, (line, lineNumber) => {
    const text = line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
    places.push(...[...text.matchAll(pattern)].map(({ index }) => ({ line: lineNumber, column: index + 1 })));
    return line;
  });
  return places;
}
