/** Inline Markdown in short texts outside of pages, such as labels and props of components. */

/** A text with the marks around it, and the element that shows it without them. */
export const INLINE_MARKS: ReadonlyArray<[pattern: RegExp, element: string]> = [
  [/`([^`]+)`/g, 'code'],
  [/\*\*([^*]+)\*\*/g, 'strong'],
  [/~~([^~]+)~~/g, 'del'],
  [/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, 'em'],
];

/** The text without its marks. */
export function stripInlineMarks(text: string): string {
  return INLINE_MARKS.reduce((plain, [pattern]) => plain.replace(pattern, '$1'), text);
}
