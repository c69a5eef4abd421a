/** Gives headings their ids: the author's, the original's on a translation, or one made of the text. (docs/behavior/languages.md) */
import type { Heading } from '../heading.ts';
import type { HeadingIdRule } from './slugs.ts';
import { createSlugger, type Slugger } from './slugs.ts';

export interface HeadingIds {
  /** Takes an id that something else of the page has. */
  reserve(id: string): void;
  /** @param index of the heading in its page */
  create(heading: { text: string; depth: number; line: number }, index: number): HeadingId;
}

export interface HeadingId {
  id: string;
  /** What the text would give, where the original's id is used instead. */
  slug?: string;
}

export interface HeadingIdsInput {
  /** Ids that the author gave, by line number. */
  given: ReadonlyMap<number, string>;
  /** The headings of the page that this one translates: where the outlines agree, their ids hold. */
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

/** A wanted id is used verbatim; a text's slug gets a number where it is taken. */
function takeId(slugger: Slugger, wanted: string | undefined, text: string): string {
  return wanted !== undefined && slugger.take(wanted) ? wanted : slugger.slug(text);
}
