/** Allows inline elements in texts of the frontmatter; everything else is escaped. */
import { escapeHtml } from '@quire/markdown/html';

const INLINE = /<\/?(?:a|abbr|b|br|code|del|em|i|img|kbd|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/**
 * Attributes are not restricted, because authors of frontmatter write the pages too. They may be written as in JSX.
 * @param resolveImage returns the URL of an image
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

/** Removes the markup, for plain text. */
export function dropInlineHtml(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<img\s(?:[^<>]*\s)?alt=(["'])(.*?)\1[^<>]*>/gis, '$2')
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .trim();
}
