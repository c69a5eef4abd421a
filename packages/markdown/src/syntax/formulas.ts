/** Formulas, `$x^{2}$` and blocks between `$$`, which nothing renders: they are shown as they are written. */
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

export interface FormulaPlace {
  /** On lines of its own, or between two signs each. */
  isBlock: boolean;
  /** From 1. */
  line: number;
}

interface Replacement {
  /** Of what is between two signs in one line. */
  isFormula(tex: string): boolean;
  /** Undefined where the formula stays as it is written. */
  render(tex: string, place: FormulaPlace): string | undefined;
  /** What is in the place of one that stays. */
  keep?(text: string): string;
}

/** @param source without frontmatter; the number of lines stays */
export function escapeFormulas(source: string): FormulaText {
  if (!TEX.test(source)) return { text: source, line: undefined };
  return replaceFormulas(source, { isFormula: (tex) => TEX.test(tex), render: () => undefined });
}

/** What MDX would read as code of its own. */
const CODE = /[{}<]/;

/** The same text with nothing in its formulas that could be read, each sign in its place. */
export function maskFormulas(source: string): string {
  const mask = (text: string) => text.replace(/\S/g, 'x');
  const isFormula = (tex: string) => TEX.test(tex) || CODE.test(tex);
  return replaceFormulas(source, { isFormula, render: () => undefined, keep: mask }).text;
}

/** Formulas that are not rendered are escaped: nothing in them is Markdown. */
export function replaceFormulas(source: string, { isFormula, render, keep = escapeText }: Replacement): FormulaText {
  if (!source.includes('$')) return { text: source, line: undefined };
  const lines = source.split('\n');
  const blocks = findBlocks(source).map(([start, end]) => {
    const tex = lines.slice(start, end - 1).map((line) => line.replace(/^[\s>]*/, ''));
    return { start, end, markup: render(tex.join('\n'), { isBlock: true, line: start }) };
  });
  let first: number | undefined;
  const note = (line: number) => {
    first = Math.min(line, first ?? line);
  };
  const text = mapTextLines(source, (line, number) => {
    const block = blocks.find(({ start, end }) => start <= number && number <= end);
    if (block) return replaceBlockLine(line, { number, keep, ...block }, note);
    if (STATEMENT.test(line)) return line;
    return line.replace(INLINE, (match, ticks?: string, edge = '', formula = '') => {
      if (ticks !== undefined || !isFormula(formula)) return match;
      note(number);
      const markup = render(formula, { isBlock: edge.length > 1, line: number });
      return markup ?? edge + keep(formula) + edge;
    });
  });
  return { text, line: first };
}

interface BlockLine {
  number: number;
  /** Of its edges. */
  start: number;
  end: number;
  markup: string | undefined;
  keep(text: string): string;
}

/** What is rendered is in the place of the first edge. */
function replaceBlockLine(
  line: string,
  { number, start, end, markup, keep }: BlockLine,
  note: (number: number) => void,
): string {
  const [indent = ''] = /^[\s>]*/.exec(line) ?? [];
  const isEdge = number === start || number === end;
  if (!isEdge || markup !== undefined) note(number);
  if (markup !== undefined) return number === start ? indent + markup : indent.trimEnd();
  return isEdge ? line : indent + keep(line.slice(indent.length));
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
