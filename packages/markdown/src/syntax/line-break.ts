/** Whether a part of the tree is a `<br>`, also as HTML in Markdown and in MDX. */
export function isBreak(part: { type: string; tagName?: string; name?: string | null; value?: string }): boolean {
  const { type, tagName, name, value = '' } = part;
  return tagName === 'br' || name === 'br' || (type === 'raw' && /^<br\b/i.test(value));
}
