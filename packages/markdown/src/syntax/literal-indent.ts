/** Keeps the indentation in template literals of MDX, which the parser shortens on each line but the first. */
import { listSourceParts, type SourcePart } from '../source-parts.ts';
import { maskFormulas } from './formulas.ts';

/** What the parser removes after the indentation of the list or quote that contains the expression. */
const REMOVED = '  ';

/** Adds to each line what the parser removes. */
export function keepIndentation(source: string): string {
  // A line with an open template literal, or an unclosed code span.
  if (!/(?<!`)`[^`\n]*\n/.test(source)) return source;
  const lines = source.split('\n');
  for (const { start, end } of findLiterals(source)) {
    const first = source.slice(0, start).split('\n').length;
    const last = source.slice(0, end).split('\n').length;
    for (let index = first; index < last; index += 1)
      lines[index] = lines[index]?.replace(/^(?:[ \t]*>)*(?=.)/, (quotes) => quotes + REMOVED) ?? '';
  }
  return lines.join('\n');
}

/** The ranges of expressions and opening tags with a template literal of several lines. */
function findLiterals(source: string): Array<{ start: number; end: number }> {
  try {
    return listSourceParts(maskFormulas(source), 'mdx').flatMap((part) => {
      const code = listExpressions(part, source);
      const end = part.kind === 'component' && part.inner ? part.inner.start : part.end;
      const own = source.slice(part.start, end).trimEnd();
      return code.some((each) => /`[^`]*\n/.test(each)) ? [{ start: part.start, end: part.start + own.length }] : [];
    });
  } catch {
    // The page has an error, which is reported when it is compiled.
    return [];
  }
}

function listExpressions(part: SourcePart, source: string): string[] {
  if (part.kind === 'component') return Object.values(part.expressions);
  if (part.kind === 'html') return part.expressions;
  return part.kind === 'expression' || part.kind === 'text' ? [source.slice(part.start, part.end)] : [];
}
