import { findPoint, type TextFault, type TextPoint } from '../diagnostics/code-frame.ts';
import { isHtmlElement } from './html-elements.ts';

/** `<a href=./b.md>`, or what is in front of a URL: `<a href=`. */
const UNQUOTED = /<([a-z][a-z\d-]*)\s(?:[^<>]*\s)?([a-z-]+)=(?:[^\s"'<>=`]*\/[^\s"'<>=`]*(?:\s[^<>]*)?>|$)/gi;

/** The tags that satteri reads as text, because a value without quotation marks contains a slash. */
export function findUnquoted(
  text: string,
  source: string,
  start: TextPoint,
): Array<{ name: string; fault: TextFault }> {
  let end = 0;
  return [...text.matchAll(UNQUOTED)].flatMap(([tag, name = '', attribute]) => {
    const index = source.indexOf(tag, end);
    // An escaped tag is meant as text.
    if (index < 0 || source[index - 1] === '\\' || !isHtmlElement(name)) return [];
    end = index + tag.length;
    const { line, column } = findPoint(source, index);
    const place = { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
    const message = `<${name}> is shown as text, because the value of "${attribute}" contains "/" and has no quotation marks.`;
    return [{ name, fault: { ...place, message, help: `Write ${attribute}="…".` } }];
  });
}
