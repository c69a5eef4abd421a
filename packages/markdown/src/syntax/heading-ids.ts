/** Assigns heading ids: the author's, that of the original in a translation, or a slug of the text. (docs/behavior/languages.md) */

import { slug as writeGithubSlug } from 'github-slugger';
import type { Heading } from '../heading.ts';

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

/** Of a page that another one translates. */
export type OriginalHeading = Pick<Heading, 'id' | 'depth'>;

export interface HeadingIdsInput {
  /** Ids that the author gave, by line number. */
  given: ReadonlyMap<number, string>;
  /** The headings of the original page, whose ids are used where the outlines match. */
  original: readonly OriginalHeading[];
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

export type HeadingIdRule = 'github' | 'vitepress' | 'mkdocs';

interface SlugRule {
  write(text: string): string;
  /** The separator before the numeric suffix. */
  mark: string;
  /** The id of a heading without letters. */
  empty: string;
}

/** Combining accents of decomposed letters. */
const ACCENT = /[\u0300-\u036f]/g;

/** White space, ASCII punctuation and curly quotes. */
const SIGNS = /[\s!-/:-@[-`{-~“”‘’]+/g;

const RULES: Readonly<Record<HeadingIdRule, SlugRule>> = {
  github: { write: writeGithubSlug, mark: '-', empty: 'section' },
  vitepress: { write: writeVitePressSlug, mark: '-', empty: 'section' },
  mkdocs: { write: writeMkDocsSlug, mark: '_', empty: '' },
};

/** `1. server.host` → `_1-server-host`. */
function writeVitePressSlug(text: string): string {
  const letters = text.normalize('NFKD').replace(ACCENT, '');
  const words = letters.replace(SIGNS, '-').replace(/^-|-$/g, '');
  return words.replace(/^\d/, '_$&').toLowerCase();
}

/** Keeps only ASCII letters: `Été à la mer` → `ete-a-la-mer`; a Chinese heading becomes empty. */
function writeMkDocsSlug(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\w\s-]/g, '');
  return letters
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

export interface Slugger {
  /** Reserves an id; false if it is already taken. */
  take(id: string): boolean;
  /** The id of a text, with a numeric suffix on collision. */
  slug(text: string): string;
}

/** In the composed Unicode form, because the others look the same. */
export function writeSlug(text: string, rule: HeadingIdRule): string {
  return RULES[rule].write(text).normalize();
}

export function createSlugger(rule: HeadingIdRule): Slugger {
  const { mark, empty } = RULES[rule];
  const taken = new Set<string>();
  /** The next number of each id. */
  const tried = new Map<string, number>();
  const take = (id: string) => taken.size < taken.add(id.normalize()).size;
  return {
    take,
    slug(text) {
      const wanted = writeSlug(text, rule) || empty;
      if (wanted !== '' && take(wanted)) return wanted;
      const { stem, first } = mark === '_' ? splitNumber(wanted) : { stem: wanted, first: 1 };
      // Continues after the last number, because thousands of headings may be equal.
      let number = tried.get(wanted) ?? first;
      while (!take(`${stem}${mark}${number}`)) number += 1;
      tried.set(wanted, number + 1);
      return `${stem}${mark}${number}`;
    },
  };
}

/** A trailing number is incremented: `step_1` → `step_2`. */
function splitNumber(id: string): { stem: string; first: number } {
  const [, stem = id, number = '0'] = /^(.*)_(\d+)$/.exec(id) ?? [];
  return { stem, first: Number(number) + 1 };
}
