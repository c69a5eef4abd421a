/** Walks over the lines of a Markdown source that are not code. */
import { extname } from 'node:path';
import { findDemoSources } from './demo-sources.ts';

const FENCE = /^((?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,}))(.*)$/;

interface LineVisitor {
  /** Gets a line outside of fenced code, and its number from 1; what it returns takes its place. */
  text(line: string, lineNumber: number): string;
  /** Gets what follows the marks that open a fence, and what is before it. */
  fence?(info: string, place: { lineNumber: number; before: string }): void;
  /** Gets a line of fenced code, and what follows the marks that opened the fence. */
  code?(line: string, place: { lineNumber: number; info: string }): void;
}

/** Walks over all lines; their number stays, so that positions stay true. */
export function visitLines(source: string, { text, fence, code }: LineVisitor): string {
  let open: string | undefined;
  let opening = '';
  return source
    .split('\n')
    .map((line, index) => {
      const [, before = '', marks, info = ''] = FENCE.exec(line) ?? [];
      if (open !== undefined) {
        if (marks?.startsWith(open) && info.trim() === '') open = undefined;
        else code?.(line, { lineNumber: index + 1, info: opening });
        return line;
      }
      if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return text(line, index + 1);
      open = marks;
      opening = info;
      fence?.(info, { lineNumber: index + 1, before });
      return line;
    })
    .join('\n');
}

/** Maps every line outside of fenced code. */
export function mapTextLines(source: string, visit: LineVisitor['text']): string {
  return visitLines(source, { text: visit });
}

/** A line with spaces in place of its inline code. */
export function blankInlineCode(line: string): string {
  return line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
}

/** The source without its fenced code; the number of lines stays. */
export function blankFences(source: string): string {
  const textLines = new Set<number>();
  mapTextLines(source, (line, lineNumber) => {
    textLines.add(lineNumber);
    return line;
  });
  return source
    .split('\n')
    .map((line, index) => (textLines.has(index + 1) ? line : ''))
    .join('\n');
}

/** The languages of all fences of a source; a superset is harmless. */
export function findFenceLanguages(source: string): Set<string> {
  const languages = new Set<string>();
  for (const match of source.matchAll(/^[ \t>\-*+\d.)]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)/gm))
    languages.add((match[1] ?? '').toLowerCase());
  // The source that is shown beside an output has the language of its extension.
  for (const match of source.matchAll(/\ssource="[^"\n]*\.(\w+)"/g)) languages.add(match[1] ?? '');
  for (const file of findDemoSources(source)) languages.add(extname(file).slice(1));
  return languages;
}
