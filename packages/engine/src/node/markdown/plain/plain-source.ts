/**
 * Owns which Markdown needs no tree, and what its lines say: its fences, and where its headings, links and images are.
 * The parser alone knows what a line is. So lines are read in such a way that nothing is a heading, a link or code besides
 * what is found here, and whoever has the HTML of the parser counts.
 */
import { mayHoldDefinitionList } from '../syntax/definition-list.ts';
import { mayHoldFileTabs } from '../syntax/file-tabs.ts';
import { mayHoldSvg } from '../syntax/inline-svg.ts';
import { mayHoldTable } from '../syntax/tables.ts';
import { findLineLinks, type LineLinks } from './line-links.ts';

export interface PlainFence {
  /** From 1. */
  line: number;
  language: string;
  meta: string;
  code: string;
}

export interface PlainSource extends LineLinks {
  /** With fences that are empty: their code needs no parser. */
  text: string;
  fences: PlainFence[];
  headings: Array<{ depth: number; line: number }>;
}

/** Containers, which change how the parser reads the page, and characters that it replaces. */
const UNUSUAL = /:::|[\0\r]/;

/** Outside of code: alerts, definitions of links and footnotes, and what is wider than a character. */
const UNUSUAL_TEXT = /\[!|\]:|\t/;

const FENCE = /^(`{3,}|~{3,})[ ]*(?:([^\s`&\\]+)(?: ([^\s`&\\](?:[^`&\\\n]*[^\s`&\\])?))?)?[ ]*$/;
const HEADING = /^ {0,3}(#{1,6})(?: |$)/;

/** Undefined where the source may hold something else. */
export function readPlainSource(text: string): PlainSource | undefined {
  if (mayHoldConventions(text)) return undefined;
  const hasTable = mayHoldTable(text);
  const source: PlainSource = { text: '', fences: [], headings: [], links: [], images: [] };
  const kept: string[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.includes('```') || line.includes('~~~')) {
      const fence = readFence(lines, index);
      if (!fence) return undefined;
      source.fences.push(fence);
      kept.push('```', '```');
      index = fence.lastIndex;
      continue;
    }
    const depth = line.includes('#') ? HEADING.exec(line)?.[1]?.length : undefined;
    if (depth !== undefined) source.headings.push({ depth, line: index + 1 });
    if (!addLineLinks(source, line, { line: index + 1, hasTable })) return undefined;
    kept.push(line);
  }
  const rest = kept.join('\n');
  return UNUSUAL_TEXT.test(rest) ? undefined : { ...source, text: rest };
}

function mayHoldConventions(text: string): boolean {
  return UNUSUAL.test(text) || mayHoldDefinitionList(text) || mayHoldFileTabs(text) || mayHoldSvg(text);
}

/** A fence at the start of a line, whatever is around it. Undefined where it is elsewhere, odd or open. */
function readFence(lines: string[], index: number): (PlainFence & { lastIndex: number }) | undefined {
  const [, marks, language = '', meta = ''] = FENCE.exec(lines[index] ?? '') ?? [];
  if (marks === undefined) return undefined;
  const closing = new RegExp(`^ {0,3}${marks[0]}{${marks.length},} *$`);
  for (let last = index + 1; last < lines.length; last += 1) {
    if (!closing.test(lines[last] ?? '')) continue;
    const code = lines
      .slice(index + 1, last)
      .map((line) => `${line}\n`)
      .join('');
    return { line: index + 1, language: language.toLowerCase(), meta, code, lastIndex: last };
  }
  return undefined;
}

function addLineLinks(source: LineLinks, text: string, place: { line: number; hasTable: boolean }): boolean {
  const found = findLineLinks(text, place);
  if (!found) return false;
  source.links.push(...found.links);
  source.images.push(...found.images);
  return true;
}
