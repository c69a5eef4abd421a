/** Finds the option that a part of a page describes: the one that its section is named after, otherwise the page. */
import { findIdentifier } from '../identifier.ts';

/**
 * The name of the option without its prefix: `bundle` under `## dts.bundle`.
 * @param line from 1
 */
export function findSectionOption(source: string, line: number): string | undefined {
  const titles = listTitles(source, line);
  const page = titles.find(({ depth }) => depth === 1);
  for (const title of [titles.at(-1), page]) {
    const identifier = title && findIdentifier(title.text);
    if (identifier) return identifier.name.replace(/^\['(.*)'\]$/, '$1');
  }
  return undefined;
}

/** A code fence, or a heading with its marks and text. */
const LANDMARK = /^[^\S\n]*(?:```|~~~)|^(#{1,6})[ \t]+(.*?)[ \t]*(?:\\?\{#.*)?$/gm;

/** The headings before a line, ignoring comments in code. */
function listTitles(source: string, line: number): Array<{ depth: number; text: string }> {
  const titles: Array<{ depth: number; text: string }> = [];
  let isCode = false;
  for (const [, marks, title] of source.slice(0, findLineStart(source, line)).matchAll(LANDMARK)) {
    if (marks === undefined || title === undefined) isCode = !isCode;
    else if (!isCode) titles.push({ depth: marks.length, text: title });
  }
  return titles;
}

function findLineStart(source: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = source.indexOf('\n', start);
    if (end === -1) return source.length;
    start = end + 1;
  }
  return start;
}

/** If more lines set the option, none is marked. */
const MARKED_LINES_MAX = 4;

/** The lines of a configuration that set the option, from 0. */
export function findOptionLines(code: string, name: string): number[] {
  // A quick check: most code of a section sets other options.
  if (!code.includes(name)) return [];
  const setter = new RegExp(`(?:^|[\\s{,(])['"]?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]?:`);
  const found = code.split('\n').flatMap((line, index) => (setter.test(line) ? [index] : []));
  return found.length <= MARKED_LINES_MAX ? found : [];
}
