/** Finds the option that a part of a page describes: the one that its section is named after, otherwise the page. */
import { escapePattern } from '../escape-pattern.ts';
import { findIdentifier } from '../identifier.ts';
import type { SourceFormat } from '../syntax/source-format.ts';
import { mapTextLines } from '../syntax/source-lines.ts';

export interface SectionPlace {
  /** From 1. */
  line: number;
  format: SourceFormat;
}

/** The name of the option without its prefix: `bundle` under `## dts.bundle`. */
export function findSectionOption(source: string, place: SectionPlace): string | undefined {
  const titles = listTitles(source, place);
  const page = titles.find(({ depth }) => depth === 1);
  for (const title of [titles.at(-1), page]) {
    const identifier = title && findIdentifier(title.text);
    if (identifier) return identifier.name.replace(/^\['(.*)'\]$/, '$1');
  }
  return undefined;
}

const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t]*(?:\\?\{#.*)?$/;

/** The headings before a line. */
function listTitles(source: string, { line, format }: SectionPlace): Array<{ depth: number; text: string }> {
  const titles: Array<{ depth: number; text: string }> = [];
  const visit = (written: string, number: number) => {
    const [, marks, text] = HEADING.exec(written) ?? [];
    if (number < line && marks !== undefined && text !== undefined) titles.push({ depth: marks.length, text });
    return written;
  };
  mapTextLines(source, visit, format);
  return titles;
}

/** If more lines set the option, none is marked. */
const MARKED_LINES_MAX = 4;

/** The lines of a configuration that set the option, from 0. */
export function findOptionLines(code: string, name: string): number[] {
  // A quick check: most code of a section sets other options.
  if (!code.includes(name)) return [];
  const setter = new RegExp(`(?:^|[\\s{,(])['"]?${escapePattern(name)}['"]?:`);
  const found = code.split('\n').flatMap((line, index) => (setter.test(line) ? [index] : []));
  return found.length <= MARKED_LINES_MAX ? found : [];
}
