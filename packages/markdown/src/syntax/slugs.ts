/** Generates heading ids by the rule of another system, so that existing links such as `#server-host` still work. */
import { slug as writeGithubSlug } from 'github-slugger';

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

export function writeSlug(text: string, rule: HeadingIdRule): string {
  return RULES[rule].write(text);
}

export function createSlugger(rule: HeadingIdRule): Slugger {
  const { write, mark, empty } = RULES[rule];
  const taken = new Set<string>();
  const take = (id: string) => taken.size < taken.add(id).size;
  return {
    take,
    slug(text) {
      const wanted = write(text) || empty;
      if (wanted !== '' && take(wanted)) return wanted;
      const { stem, first } = mark === '_' ? splitNumber(wanted) : { stem: wanted, first: 1 };
      for (let number = first; ; number += 1) if (take(`${stem}${mark}${number}`)) return `${stem}${mark}${number}`;
    },
  };
}

/** A trailing number is incremented: `step_1` → `step_2`. */
function splitNumber(id: string): { stem: string; first: number } {
  const [, stem = id, number = '0'] = /^(.*)_(\d+)$/.exec(id) ?? [];
  return { stem, first: Number(number) + 1 };
}
