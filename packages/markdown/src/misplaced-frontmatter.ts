/** Finds frontmatter that Markdown shows as text: of another format, or not at the beginning. */
import { createWarning, type SourceDiagnostic } from './diagnostics/diagnostic.ts';

/** A field between `---` lines that are not at the start of the file, where Markdown reads horizontal lines and text. */
const MISPLACED =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)+---[ \t]*\n[ \t]*[A-Za-z][\w-]*:(?:[ \t][^\n]*)?\n(?:[\s\S]*?\n)?[ \t]*---[ \t]*(?:\n|$)/;
/** Fields directly below the end of the frontmatter, and another end. */
const CONTINUED =
  /^(---[ \t]*\n(?:(?!---[ \t]*\n)[^\n]*\n)*)---[ \t]*\n(?:[A-Za-z][\w-]*:(?:[ \t][^\n]*)?\n)+---[ \t]*(?:\n|$)/;
/** As Hugo and Zola read it. */
const TOML = /^\+\+\+[ \t]*\n(?:[\s\S]*?\n)?\+\+\+[ \t]*(?:\n|$)/;
const DASHES = /^-{4,}[ \t]*\n[ \t]*[A-Za-z][\w-]*:(?:[ \t][^\n]*)?\n(?:[\s\S]*?\n)?-{3,}[ \t]*(?:\n|$)/;
const JSON_OBJECT = /^\{\s*\n\s*"[\w-]+"\s*:[\s\S]*?\n\}[ \t]*(?:\n|$)/;

const OTHERS = [
  [TOML, 'between +++ is TOML'],
  [JSON_OBJECT, 'in braces is JSON'],
  [DASHES, 'begins with a line of more than three dashes'],
] as const;

/** Frontmatter that is shown as text. */
export function findMisplaced(source: string, file: string): SourceDiagnostic[] {
  const [, kind] = OTHERS.find(([pattern]) => pattern.test(source)) ?? [];
  if (kind !== undefined) {
    const help = 'Write YAML between ---: "name: value" on each line.';
    const place = { file, line: 1, column: 1, help };
    return [createWarning('frontmatter', `Frontmatter ${kind}, which is shown as text.`, place)];
  }
  const [, before] = CONTINUED.exec(source) ?? [];
  if (before !== undefined) {
    const message = 'The frontmatter ends here, so the fields below are shown as text.';
    const line = before.split('\n').length;
    return [createWarning('frontmatter', message, { file, line, column: 1, help: 'Remove this line.' })];
  }
  if (!MISPLACED.test(source)) return [];
  const line = source.split('\n').findIndex((text) => /^\s*---[ \t]*$/.test(text)) + 1;
  const message = 'This frontmatter is shown as text, because it does not begin on the first line.';
  return [createWarning('frontmatter', message, { file, line, column: 1, help: 'Remove what is before it.' })];
}
