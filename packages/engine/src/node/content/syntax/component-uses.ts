/** Owns finding where a source uses a component. */
import { mapTextLines } from './source-lines.ts';

/** The line of the first `<Name` outside of code; 1 where it only stands in an expression that spans odd places. */
export function findComponentUse(source: string, name: string): number {
  const tag = new RegExp(`<${name.replaceAll('$', '\\$')}(?![\\w$-])`);
  let first = 0;
  mapTextLines(source, (line, lineNumber) => {
    if (first === 0 && tag.test(line.replace(/(`+)(?:(?!\1).)*\1/g, ''))) first = lineNumber;
    return line;
  });
  return first === 0 ? 1 : first;
}
