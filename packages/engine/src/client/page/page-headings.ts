/** The headings of a page, which its text says where its record does not. (`node/render/written-record.ts`) */
import type { Heading } from '../../shared/page.ts';

/** Those that have an id, in the depths that a record may have. */
export function listHeadings(article: Element | null): Heading[] {
  const found = article?.querySelectorAll('h2[id],h3[id],h4[id]') ?? [];
  return Array.from(found, ({ id, tagName, textContent }) => ({
    id,
    text: (textContent ?? '').trim(),
    depth: Number(tagName[1]),
  }));
}
