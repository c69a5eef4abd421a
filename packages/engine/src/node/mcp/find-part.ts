/** Finds the part of a page that has a heading, which URLs name by its id. */
import { visitHtml } from '@quire/markdown/html';
import { createHeadingCollector } from '../html/headings.ts';
import type { MarkdownPart } from './split-markdown.ts';

export interface SoughtHeading {
  /** Loads the document, which has the ids: Markdown does not. */
  html(): Promise<string | undefined>;
  /** Empty for the beginning of the page. */
  id: string;
}

/** From 1: the first part where no heading has the id. */
export async function findPart(parts: readonly MarkdownPart[], { html, id }: SoughtHeading): Promise<number> {
  if (id === '' || parts.length === 1) return 1;
  const collector = createHeadingCollector();
  visitHtml((await html()) ?? '', [collector]);
  const headings = collector.finish();
  const sought = headings.find((heading) => heading.id === id);
  if (!sought) return 1;
  const namesakes = headings.filter(({ text }) => toKey(text) === toKey(sought.text));
  const places = parts.flatMap(({ headings: own }, at) =>
    own.filter((heading) => toKey(heading) === toKey(sought.text)).map(() => at + 1),
  );
  return places[namesakes.indexOf(sought)] ?? 1;
}

/** Letters and digits alone: signs of Markdown, and of links to headings, are in one of the two only. */
function toKey(heading: string): string {
  return heading.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
