/** Reads the headings of a page from its content, if its record omits them. (`node/render/written-record.ts`) */
import type { Heading } from '../contract/page.ts';

/** Those with an id, at the depths that a record may contain. */
export function listHeadings(article: Element | null): Heading[] {
  const found = article?.querySelectorAll('h2[id],h3[id],h4[id]') ?? [];
  return Array.from(found, ({ id, tagName, textContent }) => ({
    id,
    text: (textContent ?? '').trim(),
    depth: Number(tagName[1]),
  }));
}
