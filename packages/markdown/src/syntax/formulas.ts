/** Finds formulas, `$x^{2}$` and blocks between `$$`, and renders or escapes them. */
import type { SourceFormat } from './source-format.ts';
import { mapTextLines } from './source-lines.ts';

export interface FormulaText {
  text: string;
  /** The line of the first formula, from 1; undefined for a text without formulas. */
  line: number | undefined;
}

/** TeX commands, groups and powers, which distinguish a formula from two prices on a line. */
const TEX = /\\[A-Za-z]|[\^_]\{|[\w)]\^[\w(+-]/;

/** Inline code, or a formula on one line, in which a dollar sign is written `\$`. `US$20` begins none, and none holds code. */
const INLINE = /(`+)(?:(?!\1).)*\1|(?<![\\$])(?<![A-Z](?=\$\d))(\$\$?)(?![\s$])((?:\\.|[^$\\`])+?)(?<!\s)\2(?![\d$])/g;

const BLOCK_EDGE = /^[\s>]*\$\$\s*$/;

const HAS_EDGE = new RegExp(BLOCK_EDGE, 'm');

const STATEMENT = /^(?:import|export)\s/;

export interface FormulaPlace {
  /** Between `$$`. */
  isBlock: boolean;
  /** From 1. */
  line: number;
}

interface Replacement {
  format: SourceFormat;
  /** Decides whether text between two dollar signs on a line is a formula. */
  isFormula(tex: string): boolean;
  /** Undefined to keep the source of the formula. */
  render(tex: string, place: FormulaPlace): string | undefined;
  /** The replacement for a formula that is not rendered. */
  keep?(text: string): string;
}

/** @param source without frontmatter; line numbers stay the same */
export function escapeFormulas(source: string, format: SourceFormat): FormulaText {
  if (!TEX.test(source) && !HAS_EDGE.test(source)) return { text: source, line: undefined };
  return replaceFormulas(source, { format, isFormula: (tex) => TEX.test(tex), render: () => undefined });
}

/** Characters that begin MDX syntax. */
const CODE = /[{}<]/;

/** Masks special characters in formulas of MDX, keeping all positions. */
export function maskFormulas(source: string): string {
  const mask = (text: string) => text.replace(/\S/g, 'x');
  const isFormula = (tex: string) => TEX.test(tex) || CODE.test(tex);
  return replaceFormulas(source, { format: 'mdx', isFormula, render: () => undefined, keep: mask }).text;
}

/** Formulas that are not rendered are escaped, so that their content is not parsed as Markdown. */
export function replaceFormulas(
  source: string,
  { format, isFormula, render, keep = escapeText }: Replacement,
): FormulaText {
  if (!source.includes('$')) return { text: source, line: undefined };
  const lines = source.split('\n');
  const blocks = findBlocks(source, format).map(([start, end]) => {
    const tex = lines.slice(start, end - 1).map((line) => line.replace(/^[\s>]*/, ''));
    return { start, end, markup: render(tex.join('\n'), { isBlock: true, line: start }) };
  });
  let first: number | undefined;
  const note = (line: number) => {
    first = Math.min(line, first ?? line);
  };
  const visit = (line: string, number: number) => {
    const block = blocks.find(({ start, end }) => start <= number && number <= end);
    if (block) return replaceBlockLine(line, { number, keep, ...block }, note);
    if (STATEMENT.test(line)) return line;
    return line.replace(INLINE, (match, ticks?: string, edge = '', formula = '') => {
      if (ticks !== undefined || !isFormula(formula)) return match;
      note(number);
      const markup = render(formula, { isBlock: edge.length > 1, line: number });
      return markup ?? edge + keep(formula) + edge;
    });
  };
  const text = mapTextLines(source, visit, format);
  return { text, line: first };
}

interface BlockLine {
  number: number;
  /** The lines of its delimiters. */
  start: number;
  end: number;
  markup: string | undefined;
  keep(text: string): string;
}

/** Puts the rendered block on the line of the first delimiter. */
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

/** The first and last line of each block; a delimiter without a counterpart is ignored. */
function findBlocks(source: string, format: SourceFormat): Array<[start: number, end: number]> {
  const edges: number[] = [];
  const visit = (line: string, number: number) => {
    if (BLOCK_EDGE.test(line)) edges.push(number);
    return line;
  };
  mapTextLines(source, visit, format);
  const pairs: Array<[number, number]> = [];
  for (let index = 0; index + 1 < edges.length; index += 2) pairs.push([edges[index] ?? 0, edges[index + 1] ?? 0]);
  return pairs;
}

/** Escapes every special character of Markdown and MDX. */
function escapeText(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
