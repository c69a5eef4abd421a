/** Makes ids of headings by the rule of a system, so that links to `#server-host` of before lead there still. */
import { slug as writeGithubSlug } from 'github-slugger';

/** Systems by whose rule headings get their ids. */
export type HeadingIdRule = 'github' | 'vitepress' | 'mkdocs';

interface SlugRule {
  write(text: string): string;
  /** Precedes the number of an id that is taken. */
  mark: string;
  /** What the id of a heading without letters is made of. */
  empty: string;
}

/** The accent of a decomposed letter: `é` is `e` and this. */
const ACCENT = /[\u0300-\u036f]/g;

/** White space, signs of ASCII and curly quotes. */
const SIGNS = /[\s!-/:-@[-`{-~“”‘’]+/g;

const RULES: Readonly<Record<HeadingIdRule, SlugRule>> = {
  github: { write: writeGithubSlug, mark: '-', empty: 'section' },
  vitepress: { write: writeVitePressSlug, mark: '-', empty: 'section' },
  mkdocs: { write: writeMkDocsSlug, mark: '_', empty: '' },
};

/** `1. server.host` is `_1-server-host`. */
function writeVitePressSlug(text: string): string {
  const letters = text.normalize('NFKD').replace(ACCENT, '');
  const words = letters.replace(SIGNS, '-').replace(/^-|-$/g, '');
  return words.replace(/^\d/, '_$&').toLowerCase();
}

/** Letters of ASCII alone: `Été à la mer` is `ete-a-la-mer`, and nothing is left of Chinese. */
function writeMkDocsSlug(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\w\s-]/g, '');
  return letters
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

export interface Slugger {
  /** Whether an id is free; from then on it is taken. */
  take(id: string): boolean;
  /** The id of a text; numbered where it is taken. */
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

/** A number that the text ends with counts on: after `step_1` comes `step_2`. */
function splitNumber(id: string): { stem: string; first: number } {
  const [, stem = id, number = '0'] = /^(.*)_(\d+)$/.exec(id) ?? [];
  return { stem, first: Number(number) + 1 };
}
