/** Owns walking over the lines of a Markdown source that are not code. */
import { extname } from 'node:path';
import { findDemoSources } from './demo-sources.ts';

const FENCE = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})(.*)$/;

/**
 * Maps every line outside of fenced code; the number of lines stays, so that positions stay true.
 * @param visit gets the line and its number from 1
 */
export function mapTextLines(source: string, visit: (line: string, lineNumber: number) => string): string {
  let fence: string | undefined;
  return source
    .split('\n')
    .map((line, index) => {
      const match = FENCE.exec(line);
      if (fence !== undefined) {
        if (match && (match[1] ?? '').startsWith(fence) && (match[2] ?? '').trim() === '') fence = undefined;
        return line;
      }
      if (match && !(match[1] ?? '').startsWith('`')) fence = match[1];
      else if (match && !(match[2] ?? '').includes('`')) fence = match[1];
      return fence === undefined ? visit(line, index + 1) : line;
    })
    .join('\n');
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
  // Markdown colors its frontmatter by a language of its own, where that is loaded.
  if (/^[ \t>\-*+\d.)]*(?:`{3,}|~{3,})[ \t]*(?:md|mdx|markdown)\b[^\n]*\n[ \t>]*---[ \t]*$/im.test(source))
    languages.add('yaml');
  return languages;
}
