/** Owns quoted values over several lines that begin at the margin: YAML wants them indented, other parsers take them. */

/** A field at the margin whose value opens a quote. */
const OPENING = /^[\w-]+:[ \t]+(["'])/;

/** What of a line is inside of a quote up to its end, and what may follow it. */
const CLOSING = {
  '"': /^(?:[^"\\]|\\.)*"[ \t]*(?:#.*)?$/,
  "'": /^(?:[^']|'')*'[ \t]*(?:#.*)?$/,
};

/** Lines inside of a quote get a space before them, which a quoted value does not contain. Other texts stay as they are. */
export function indentQuotedLines(yaml: string): string {
  const lines = yaml.split('\n');
  for (let first = 0; first < lines.length; first++) {
    const line = lines[first] ?? '';
    const [opening = '', quote] = OPENING.exec(line) ?? [];
    if (quote !== '"' && quote !== "'") continue;
    if (CLOSING[quote].test(line.slice(opening.length))) continue;
    const last = lines.findIndex((next, index) => index > first && CLOSING[quote].test(next));
    // A quote that is closed nowhere, or only behind another field, is an error of its author.
    const inner = lines.slice(first + 1, last + 1);
    if (last < 0 || inner.some((next) => OPENING.test(next))) continue;
    for (const index of inner.keys()) lines[first + 1 + index] = ` ${inner[index]}`;
    first = last;
  }
  return lines.join('\n');
}
