/** The markup that a text of the frontmatter may hold: elements of a line. All else in it is text. */
import { escapeHtml } from '@quire/markdown/html';

const INLINE = /<\/?(?:a|abbr|b|br|code|del|em|i|img|kbd|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/**
 * Whoever writes the frontmatter writes the pages: what the markup says is theirs. Its attributes may be written as in
 * JSX.
 * @param resolveImage gives the URL of an image
 */
export function toInlineHtml(text: string, resolveImage: (src: string) => string = (src) => src): string {
  const markup = (text.match(INLINE) ?? []).map((element) =>
    element
      .replace(/\sclassName=/g, ' class=')
      .replace(/^(<img\s(?:.*\s)?src=["'])([^"']+)/is, (_, start: string, src: string) => start + resolveImage(src)),
  );
  return text
    .split(INLINE)
    .map((part, index) => escapeHtml(part) + (markup[index] ?? ''))
    .join('');
}

/** The words alone, for texts that are shown as they are. */
export function dropInlineHtml(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<img\s(?:[^<>]*\s)?alt=(["'])(.*?)\1[^<>]*>/gis, '$2')
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .trim();
}
