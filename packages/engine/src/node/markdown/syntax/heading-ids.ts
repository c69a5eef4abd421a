/** Owns the ids of headings: given by the author, the original's on a translation, or from the text. (docs/behavior/languages.md) */
import GithubSlugger from 'github-slugger';
import type { Heading } from '../../../shared/page.ts';

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

/**
 * @param given ids that the author gave, by line number
 * @param original the headings of the page that this one translates: where the outlines agree, their ids hold
 */
export function createHeadingIds(given: ReadonlyMap<number, string>, original: readonly Heading[]): HeadingIds {
  const slugger = new GithubSlugger();
  const ownSlugger = new GithubSlugger();
  return {
    reserve(id) {
      slugger.occurrences[id] ??= 0;
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

/** A wanted id is as it is and is taken from then on; a text's slug gets a number where it is taken. */
function takeId(slugger: GithubSlugger, wanted: string | undefined, text: string): string {
  if (wanted === undefined || Object.hasOwn(slugger.occurrences, wanted))
    return slugger.slug(text) || slugger.slug('section');
  slugger.occurrences[wanted] = 0;
  return wanted;
}
