/** Allows inline elements and character references (`&nbsp;`) in texts of the frontmatter; everything else is escaped. */
import { escapeAttribute, escapeHtml, mapAttributes } from '@quire/markdown/html';

const INLINE = /<\/?(?:a|abbr|b|br|code|del|em|i|img|kbd|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;
/** Escaped. */
const REFERENCE = /&amp;((?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi;

interface InlineUrls {
  /** Returns the URL of a link. */
  href(link: string): string;
  /** Returns the URL of an image. */
  src(image: string): string;
}

/** Attributes are not restricted, because authors of frontmatter write the pages too. They may be written as in JSX. */
export function toInlineHtml(text: string, urls: InlineUrls): string {
  const markup = (text.match(INLINE) ?? []).map((element) =>
    mapAttributes(element, ({ name, value }) => {
      if (name === 'classname') return { name: 'class', value: escapeAttribute(value) };
      return name === 'href' || name === 'src' ? { value: escapeAttribute(urls[name](value)) } : undefined;
    }),
  );
  return text
    .split(INLINE)
    .map((part, index) => escapeHtml(part).replace(REFERENCE, '&$1') + (markup[index] ?? ''))
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
