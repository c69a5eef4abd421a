/** Finds the part of a page that contains the heading, or another element, with an id. */
import { createHeadingCollector, visitHtml } from '@quire/markdown/html';
import type { MarkdownPart } from './split-markdown.ts';

export interface SoughtHeading {
  /** Loads the document, because Markdown does not contain the ids of headings. */
  html(): Promise<string | undefined>;
  /** Empty for the top of the page. */
  id: string;
}

/** From 1; the first part if nothing has the id. */
export async function findPart(parts: readonly MarkdownPart[], { html, id }: SoughtHeading): Promise<number> {
  if (id === '' || parts.length === 1) return 1;
  const collector = createHeadingCollector();
  visitHtml((await html()) ?? '', [collector]);
  const headings = collector.finish();
  const sought = headings.find((heading) => heading.id === id);
  if (!sought) return Math.max(1, 1 + parts.findIndex(({ text }) => text.includes(`id="${id}"`)));
  const namesakes = headings.filter(({ text }) => toKey(text) === toKey(sought.text));
  const places = parts.flatMap(({ headings: own }, at) =>
    own.filter((heading) => toKey(heading) === toKey(sought.text)).map(() => at + 1),
  );
  return places[namesakes.indexOf(sought)] ?? 1;
}

/** Only letters and digits, because Markdown and HTML have different punctuation. */
function toKey(heading: string): string {
  return heading.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
