/** Owns the markup that a text of the frontmatter may hold: elements of a line. All else in it is text. */
import { escapeHtml } from './escape.ts';

const INLINE = /<\/?(?:a|abbr|b|br|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/** Whoever writes the frontmatter writes the pages: what the markup says is theirs. */
export function toInlineHtml(text: string): string {
  const markup = text.match(INLINE) ?? [];
  return text
    .split(INLINE)
    .map((part, index) => escapeHtml(part) + (markup[index] ?? ''))
    .join('');
}

/** The words alone, for texts that are shown as they are. */
export function dropInlineHtml(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .trim();
}
