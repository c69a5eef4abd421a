/**
 * Reads the title and frontmatter of a page without compiling it, so that a sidebar of a thousand pages is fast. There is
 * no stub unless the result is certain to be the same as that of compiling.
 */

import { type CompiledPage, createEmptyPage } from './compiled-page.ts';
import { normalizeText } from './files/normalize.ts';
import { parseFrontmatter, readFrontmatterBlock } from './frontmatter.ts';
import { getSourceFormat, type SourceFormat } from './syntax/source-format.ts';
import { mapTextLines } from './syntax/source-lines.ts';

/** The part of a file that is scanned line by line, without its last line, which may be cut. */
const HEAD_CHARS = 4096;

/** Frontmatter fields that do not affect other pages. */
const QUIET_FRONTMATTER = /^(?:description|author|titleSuffix):[ \t]+[^\n|>]*$/;

/** Inline syntax whose text differs from its source; inline code in single backticks does not. */
const MARKUP = /[#*_[\]<>{}&\\~`]|:\S|www\./;

/**
 * A page with title and frontmatter only; undefined if they require compiling.
 * @param text the whole file
 */
export function createPageStub(text: string, sourcePath: string): CompiledPage | undefined {
  const source = normalizeText(text);
  const { yaml, length } = readFrontmatterBlock(source);
  const lines = yaml.split('\n').filter((line) => line !== '');
  const { errors, warnings, ...fields } = lines.every((line) => QUIET_FRONTMATTER.test(line))
    ? { frontmatter: {}, errors: [], warnings: [] }
    : parseFrontmatter(source, sourcePath);
  if (errors.length > 0) return undefined;
  const heading = findTitle(source.slice(length), getSourceFormat(sourcePath));
  if (heading === undefined && fields.frontmatter.title === undefined) return undefined;
  const headings = heading === undefined ? [] : [{ id: '', text: heading, depth: 1, line: 1 }];
  return { ...createEmptyPage(), ...fields, headings };
}

/** The text of the first heading, if it is certainly the title and plain text. */
function findTitle(body: string, format: SourceFormat): string | undefined {
  let found: string | undefined;
  let isSure = true;
  const visit = (line: string) => {
    if (found !== undefined || !isSure) return line;
    const heading = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    // Text before the heading may contain another title: a setext heading, a fragment, HTML.
    if (heading === undefined) isSure = !/^ {0,3}(?:=+\s*$|<[A-Za-z!]|[>\-*+]\s|\d+[.)]\s)/.test(line);
    else
      found = heading
        .replace(/[ \t]*\\?\{:?[ \t]*#[^\s}]+[ \t]*\}$/, '')
        .replace(/(?<!`)`([^`\s](?:[^`]*[^`\s])?)`(?!`)/g, '$1');
    return line;
  };
  const head = body.slice(0, HEAD_CHARS);
  mapTextLines(head === body ? body : head.slice(0, head.lastIndexOf('\n') + 1), visit, format);
  // A heading with only an id has no text.
  const title = found?.trim() ?? '';
  return title !== '' && isSure && !MARKUP.test(title) ? title : undefined;
}
