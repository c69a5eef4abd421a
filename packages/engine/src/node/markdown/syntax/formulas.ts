/** Owns formulas, `$x^{2}$` and blocks between `$$`, which nothing renders: they are shown as they are written. */
import { mapTextLines } from './source-lines.ts';

export interface FormulaText {
  text: string;
  /** The line of the first one, from 1; undefined where there is none. */
  line: number | undefined;
}

/** Commands and groups of TeX. Two prices on a line have neither. */
const TEX = /\\[A-Za-z]|[\^_]\{/;

/** Inline code, or a formula in one line; a dollar sign within it is written `\$`. */
const INLINE = /(`+)(?:(?!\1).)*\1|(?<![\\$])(\$\$?)(?![\s$])((?:\\.|[^$\\])+?)(?<!\s)\2(?![\d$])/g;

const BLOCK_EDGE = /^[\s>]*\$\$\s*$/;

/** Statements of MDX are no text. */
const STATEMENT = /^(?:import|export)\s/;

/** @param source without frontmatter; the number of lines stays */
export function escapeFormulas(source: string): FormulaText {
  if (!TEX.test(source) || !source.includes('$')) return { text: source, line: undefined };
  const blocks = findBlocks(source);
  let first: number | undefined;
  const note = (line: number) => {
    first = Math.min(line, first ?? line);
  };
  const text = mapTextLines(source, (line, number) => {
    if (blocks.some(([start, end]) => start < number && number < end)) {
      note(number);
      return line.replace(/^([\s>]*)(.*)$/, (_, indent: string, rest: string) => indent + escapeText(rest));
    }
    if (STATEMENT.test(line)) return line;
    return line.replace(INLINE, (match, ticks?: string, edge = '', formula = '') => {
      if (ticks !== undefined || !TEX.test(formula)) return match;
      note(number);
      return edge + escapeText(formula) + edge;
    });
  });
  return { text, line: first };
}

/** The lines between which a block is; an edge without another one opens none. */
function findBlocks(source: string): Array<[start: number, end: number]> {
  const edges: number[] = [];
  mapTextLines(source, (line, number) => {
    if (BLOCK_EDGE.test(line)) edges.push(number);
    return line;
  });
  const pairs: Array<[number, number]> = [];
  for (let index = 0; index + 1 < edges.length; index += 2) pairs.push([edges[index] ?? 0, edges[index + 1] ?? 0]);
  return pairs;
}

/** Every sign that Markdown or MDX could read. */
function escapeText(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
