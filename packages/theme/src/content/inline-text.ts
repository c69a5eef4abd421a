/** Turns strings with inline marks into the props of the element that shows them. */
import { INLINE_MARKS, stripInlineMarks } from '@quire/client/contract';

interface MarkupProps {
  dangerouslySetInnerHTML: { __html: string };
}

/** The text comes from the site itself, so it may contain HTML. */
export function renderHtmlOrText(text = ''): MarkupProps {
  return { dangerouslySetInnerHTML: { __html: text } };
}

/** Code, strong and emphasized words; everything else is text. */
export function renderInlineMarkdown(text: string): MarkupProps {
  const html = INLINE_MARKS.reduce(
    (marked, [pattern, element]) => marked.replace(pattern, `<${element}>$1</${element}>`),
    escapeText(text),
  );
  return renderHtmlOrText(html);
}

/** The same as plain text. */
export { stripInlineMarks as parseInlineMarkdownText };

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
