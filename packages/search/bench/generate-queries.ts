/**
 * Generates queries from a corpus that a reader of these pages could type. A query is judged by its subject, not by
 * the section it was taken from: every page that a person would accept as an answer is right.
 */
import type { PageInput } from '../src/core/records/page-record.ts';
import { findAnswers, foldText, type HeldSection, holdSections, type Intent } from './intent.ts';
import { createRandom, hashText, pick } from './random.ts';

export interface Query {
  query: string;
  kind: string;
  /** Routes, each with or without an anchor; any one of them is right. */
  expected: string[];
}

interface Draft extends Intent {
  query: string;
}

/** Undefined if the section yields no such query. */
type Draw = (section: HeldSection, random: () => number) => Draft | undefined;

const QUERIES_PER_KIND = 100;
/** Enough for large trees. */
const DRAWS_MAX = 600;
const QUERY_CHARS_MAX = 64;
/** A query that more pages answer does not identify any of them. */
const ANSWERS_MAX = 5;

const HAN_PART = /\p{sc=Han}{2,}/gu;
const NAME = /[a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:[-._][a-z]+)+/g;

const KINDS: Readonly<Record<string, Draw>> = {
  heading: ({ title }) => ({ query: title, inHeading: wordsOf(title) }),
  cut: cutLastWord,
  typo: mistype,
  part: hanPart,
  split: ({ title, text }, random) =>
    nameFrom(`${title} ${text}`, random, (name) => name.replace(/[-._]/g, ' ').replace(/(?=[A-Z])/g, ' ')),
  joined: ({ title, text }, random) =>
    nameFrom(`${title} ${text}`, random, (name) => name.replace(/[-._]/g, '').toLowerCase()),
  question: ask,
  'page+heading': ({ title, pageTitle }) =>
    title === pageTitle
      ? undefined
      : { query: `${pageTitle} ${title}`, inHeading: [...wordsOf(pageTitle), ...wordsOf(title)] },
  scattered: scatter,
  shortened: shorten,
  mixed: mixWords,
  rare: findRare,
};

export function generateQueries(pages: readonly PageInput[]): Query[] {
  const sections = holdSections(pages);
  return Object.entries(KINDS).flatMap(([kind, draw]) => {
    // Each section has its own seed, so that editing a text changes no other section's queries.
    const seeded = sections.map((section) => ({
      section,
      seed: hashText(`${kind} ${section.routePath} ${section.title}`),
    }));
    const queries = new Map<string, Query>();
    for (const { section, seed } of seeded.sort((a, b) => a.seed - b.seed).slice(0, DRAWS_MAX)) {
      const draft = draw(section, createRandom(seed));
      const expected = draft && draft.query.length <= QUERY_CHARS_MAX ? findAnswers(sections, draft) : [];
      if (draft && isOneQuestion(expected)) queries.set(draft.query, { query: draft.query, kind, expected });
      if (queries.size === QUERIES_PER_KIND) break;
    }
    return [...queries.values()];
  });
}

function isOneQuestion(answers: readonly string[]): boolean {
  return answers.length > 0 && answers.length <= ANSWERS_MAX;
}

/** Words of three letters or more, and Han runs. */
function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]{3,}|\p{sc=Han}+/gu) ?? [];
}

/** Words other than stop words. */
function contentWords(text: string): string[] {
  return [...new Set(text.match(/[a-zA-Z]{5,}|\p{sc=Han}{4}/gu))].map((word) => word.toLowerCase());
}

function cutLastWord({ title }: HeldSection): Draft | undefined {
  const length = title.length - Math.floor((/[a-zA-Z]+$/.exec(title)?.[0].length ?? 0) / 2);
  if (length === title.length || length < 4) return undefined;
  return { query: title.slice(0, length), inHeading: wordsOf(title.slice(0, length)) };
}

/** A typing error in a word of five letters or more: two letters swapped, one missing or one wrong. */
function mistype({ title }: HeldSection, random: () => number): Draft | undefined {
  const word = pick([...title.matchAll(/[a-zA-Z]{5,}/g)], random);
  if (!word) return undefined;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 3));
  const [a = '', b = ''] = title.slice(at, at + 2);
  const wrong = pick([b + a, b, `${String.fromCharCode(97 + Math.floor(random() * 26))}${b}`], random) ?? '';
  if (wrong === a + b) return undefined;
  return { query: title.slice(0, at) + wrong + title.slice(at + 2), inHeading: wordsOf(title) };
}

function hanPart({ title }: HeldSection, random: () => number): Draft | undefined {
  const run = pick(title.match(HAN_PART) ?? [], random) ?? '';
  const start = Math.floor(random() * Math.max(1, run.length - 3));
  const part = run.slice(start, start + 3 + Math.floor(random() * 2));
  return part.length < 3 ? undefined : { query: part, inHeading: [part] };
}

/** A name in code, written differently than in the text. */
function nameFrom(text: string, random: () => number, change: (name: string) => string): Draft | undefined {
  const name = pick(text.match(NAME) ?? [], random);
  return name === undefined || name.length < 7 ? undefined : { query: change(name).toLowerCase(), inSection: [name] };
}

function ask({ title }: HeldSection, random: () => number): Draft | undefined {
  const words = wordsOf(title);
  if (title.length < 4 || /^(how|what|why|when|where|如何|怎么|为什么|什么)/i.test(title) || words.length > 5)
    return undefined;
  const isChinese = /\p{sc=Han}/u.test(title);
  const opening = pick(isChinese ? ['如何', '怎么', '什么是'] : ['how to ', 'what is ', 'where is '], random) ?? '';
  const query = isChinese ? opening + title : opening + title.toLowerCase();
  return { query, inHeading: words };
}

/** Two words of a heading that are not adjacent, the later one first. */
function scatter({ title }: HeldSection, random: () => number): Draft | undefined {
  const words = contentWords(title);
  if (words.length < 3) return undefined;
  const first = Math.floor(random() * (words.length - 2));
  const pair = [words[words.length - 1] ?? '', words[first] ?? ''];
  return { query: pair.join(' '), inHeading: pair };
}

/** The first letters of a long word, and another word of the heading. */
function shorten({ title }: HeldSection, random: () => number): Draft | undefined {
  const long = pick(title.match(/[a-zA-Z]{8,}/g) ?? [], random);
  const other = pick(
    contentWords(title).filter((word) => word !== long?.toLowerCase()),
    random,
  );
  if (!long || !other) return undefined;
  const beginning = long.slice(0, 4).toLowerCase();
  return { query: `${beginning} ${other}`, inHeading: [beginning, other] };
}

/** A word of the text, then one of the heading; on Chinese pages often one of each script. */
function mixWords({ title, text }: HeldSection, random: () => number): Draft | undefined {
  const fromTitle = pick(contentWords(title), random);
  const fromText = pick(
    contentWords(text).filter((word) => !foldText(title).includes(word)),
    random,
  );
  return fromTitle && fromText
    ? { query: `${fromText} ${fromTitle}`, inHeading: [fromTitle], inSection: [fromText] }
    : undefined;
}

/** A word that few pages contain, preceded by another word of the same section. */
function findRare({ text }: HeldSection, random: () => number): Draft | undefined {
  const words = contentWords(text);
  const rare = pick(words, random);
  const other = pick(
    words.filter((word) => word !== rare),
    random,
  );
  return rare && other ? { query: `${other} ${rare}`, inSection: [rare], pagesMax: 2 } : undefined;
}
