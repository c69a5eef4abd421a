/**
 * Splits containers whose colons are on the same line as their text: `:::tip Text. :::`. The closing colons are moved to
 * the following blank line, which keeps positions valid.
 */
import { mapTextLines } from './source-lines.ts';

/** Marks a container whose label is its whole text. */
export const ONE_LINE_ATTRIBUTE = 'one-line';

const ONE_LINE = /^([\s>]*)(:{3,}[ \t]*([A-Za-z][\w-]*))[ \t]+(\S.*?)[ \t]*:{3,}[ \t]*$/;
const OPENING = /^[\s>]*:{3,}[ \t]*([A-Za-z][\w-]*)/;
const CLOSING = /^[\s>]*:{3,}[ \t]*$/;
const LAST_LINE = /^([\s>]*)(\S.*?)[ \t]*(:{3,})[ \t]*$/;

/** @param containers the known container names */
export function splitContainerLines(source: string, containers: ReadonlySet<string>): string {
  if (!/\S[ \t]*:::[ \t]*$/m.test(source)) return source;
  const lines = source.split('\n');
  const isBlank = (index: number) => index >= 0 && /^[\s>]*$/.test(lines[index] ?? '');
  const isKnown = (name = '') => containers.has(name.toLowerCase());
  const changed = new Map<number, string>();
  let depth = 0;
  mapTextLines(source, (line, lineNumber) => {
    const index = lineNumber - 1;
    const [, indent = '', opening = '', name = '', text = ''] = ONE_LINE.exec(line) ?? [];
    if (isKnown(name) && isBlank(index + 1)) {
      changed.set(index, `${indent + opening}[${text}]{${ONE_LINE_ATTRIBUTE}}`).set(index + 1, `${indent}:::`);
      return line;
    }
    const [, ofLast = '', last = '', colons = ''] = LAST_LINE.exec(line) ?? [];
    if (isKnown(OPENING.exec(line)?.[1])) depth += 1;
    else if (CLOSING.test(line)) depth = Math.max(depth - 1, 0);
    else if (depth > 0 && last !== '' && isBlank(index + 1)) {
      changed.set(index, ofLast + last).set(index + 1, ofLast + colons);
      depth -= 1;
    }
    return line;
  });
  // A file may end with a container.
  if (changed.has(lines.length)) lines.push('');
  return lines.map((line, index) => changed.get(index) ?? line).join('\n');
}
