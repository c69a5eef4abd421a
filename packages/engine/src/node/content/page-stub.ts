/**
 * What a page says about itself without being compiled, so that a sidebar of a thousand pages needs none of them
 * compiled. Where it is not sure to give what compiling would, there is no stub.
 */

import {
  type CompiledPage,
  createEmptyPage,
  mapTextLines,
  parseFrontmatter,
  readFrontmatterBlock,
} from '@quire/markdown';
import { normalizeText } from '@quire/markdown/files';
import { isModulePath } from './page-module.ts';

/** The beginning of a file that is looked at line by line. */
const HEAD_BYTES = 4096;

/** Frontmatter that other pages do not show. */
const QUIET_FRONTMATTER = /^(?:description|author|titleSuffix):[ \t]+[^\n|>]*$/;

/** Inline syntax whose text is not what is in the source; code between single marks is. */
const MARKUP = /[#*_[\]<>{}&\\~`]|:\S|www\./;

/**
 * A page as far as its title and frontmatter go; undefined where only compiling shows that.
 * @param text the whole file
 */
export function createPageStub(text: string, sourcePath: string): CompiledPage | undefined {
  if (isModulePath(sourcePath)) return undefined;
  const source = normalizeText(text);
  const { yaml, length } = readFrontmatterBlock(source);
  const lines = yaml.split('\n').filter((line) => line !== '');
  const { errors, warnings, ...fields } = lines.every((line) => QUIET_FRONTMATTER.test(line))
    ? { frontmatter: {}, errors: [], warnings: [] }
    : parseFrontmatter(source, sourcePath);
  if (errors.length > 0) return undefined;
  const heading = findTitle(source.slice(length));
  if (heading === undefined && fields.frontmatter.title === undefined) return undefined;
  const headings = heading === undefined ? [] : [{ id: '', text: heading, depth: 1, line: 1 }];
  return { ...createEmptyPage(), ...fields, headings };
}

/** The text of the first heading, where it is the page's title and plain enough. */
function findTitle(body: string): string | undefined {
  let found: string | undefined;
  let isSure = true;
  mapTextLines(body.slice(0, HEAD_BYTES), (line) => {
    if (found !== undefined || !isSure) return line;
    const heading = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    // What is before the title may bring one of its own: an underline, a fragment, HTML.
    if (heading === undefined) isSure = !/^ {0,3}(?:=+\s*$|<[A-Za-z!]|[>\-*+]\s|\d+[.)]\s)/.test(line);
    else
      found = heading
        .replace(/[ \t]*\\?\{:?[ \t]*#[^\s}]+[ \t]*\}$/, '')
        .replace(/(?<!`)`([^`\s](?:[^`]*[^`\s])?)`(?!`)/g, '$1');
    return line;
  });
  // A heading that is nothing but its id has no text to show.
  const title = found?.trim() ?? '';
  return title !== '' && isSure && !MARKUP.test(title) ? title : undefined;
}
