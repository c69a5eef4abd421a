/** Assigns heading ids: the author's, that of the original in a translation, or a slug of the text. (docs/behavior/languages.md) */
import type { Heading } from '../heading.ts';
import type { HeadingIdRule } from './slugs.ts';
import { createSlugger, type Slugger } from './slugs.ts';

export interface HeadingIds {
  /** Reserves an id that another element of the page has. */
  reserve(id: string): void;
  /** @param index the heading's index in its page */
  create(heading: { text: string; depth: number; line: number }, index: number): HeadingId;
}

export interface HeadingId {
  id: string;
  /** The slug of the text, if the original's id is used instead. */
  slug?: string;
}

export interface HeadingIdsInput {
  /** Ids that the author gave, by line number. */
  given: ReadonlyMap<number, string>;
  /** The headings of the original page, whose ids are used where the outlines match. */
  original: readonly Heading[];
  rule: HeadingIdRule;
}

export function createHeadingIds({ given, original, rule }: HeadingIdsInput): HeadingIds {
  const slugger = createSlugger(rule);
  const ownSlugger = createSlugger(rule);
  return {
    reserve(id) {
      slugger.take(id);
    },
    create({ text, depth, line }, index) {
      const inherited = original[index]?.depth === depth ? original[index]?.id : undefined;
      const own = given.get(line);
      const id = takeId(slugger, own ?? inherited, text);
      const slug = ownSlugger.slug(text);
      return { id, ...(own === undefined && id === inherited && slug !== id && { slug }) };
    },
  };
}

/** Explicit ids are used verbatim; slugs get a numeric suffix on collision. */
function takeId(slugger: Slugger, wanted: string | undefined, text: string): string {
  return wanted !== undefined && slugger.take(wanted) ? wanted : slugger.slug(text);
}
