/** Owns queries made from a corpus itself: what a reader of these pages could type. */
import type { PageInput } from '../src/core/records/page-record.ts';
import { createRandom, pick } from './random.ts';

export interface Query {
  query: string;
  kind: string;
  /** Routes, each with or without an anchor; any one of them is right. */
  expected: string[];
}

const QUERIES_PER_KIND = 150;
const HAN = /^\p{sc=Han}+$/u;

export function generateQueries(pages: readonly PageInput[]): Query[] {
  const random = createRandom(7);
  const headings = pages.flatMap((page) =>
    page.sections.map(({ title }) => ({ title, routePath: page.routePath, pageTitle: page.title })),
  );
  const sample = <T>(items: readonly T[]) => shuffle(items, random).slice(0, QUERIES_PER_KIND);
  const withHeading = (text: string) =>
    headings.filter(({ title }) => fold(title).includes(fold(text))).map(({ routePath }) => routePath);
  const fromHeading = (kind: string, change: (title: string) => string | undefined): Query[] =>
    sample(headings).flatMap(({ title, routePath }) => {
      const query = change(title);
      const expected = query === undefined ? [] : kind === 'typo' ? withHeading(title) : withHeading(query);
      return query === undefined || query.length > 64 || expected.length > 5
        ? []
        : [{ query, kind, expected: [...new Set([...expected, routePath])] }];
    });
  return [
    ...fromHeading('heading', (title) => title),
    ...fromHeading('cut', (title) => cutLastWord(title)),
    ...fromHeading('typo', (title) => mistype(title, random)),
    ...fromHeading('part', (title) => hanPart(title, random)),
    ...sample(headings).flatMap(({ title, routePath, pageTitle }) => withPageTitle(title, pageTitle, routePath)),
    ...sample(sectionsOf(pages)).flatMap((section) => mixedWords(section, random)),
    ...rareWords(pages, random).slice(0, QUERIES_PER_KIND),
  ];
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function cutLastWord(title: string): string | undefined {
  const length = title.length - Math.floor((/[a-zA-Z]+$/.exec(title)?.[0].length ?? 0) / 2);
  return length < title.length && length >= 4 ? title.slice(0, length) : undefined;
}

/** One error in one word of five letters or more: two letters swapped, one left out or one wrong. */
function mistype(title: string, random: () => number): string | undefined {
  const word = pick([...title.matchAll(/[a-zA-Z]{5,}/g)], random);
  if (!word) return undefined;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 3));
  const [a = '', b = ''] = title.slice(at, at + 2);
  const wrong = pick([b + a, b, `${String.fromCharCode(97 + Math.floor(random() * 26))}${b}`], random) ?? '';
  return wrong === a + b ? undefined : title.slice(0, at) + wrong + title.slice(at + 2);
}

function hanPart(title: string, random: () => number): string | undefined {
  const length = 3 + Math.floor(random() * 2);
  const parts = Array.from({ length: Math.max(0, title.length - length + 1) }, (_, at) => title.slice(at, at + length));
  return pick(
    parts.filter((part) => HAN.test(part)),
    random,
  );
}

interface SectionWords {
  routePath: string;
  title: string[];
  text: string[];
}

function sectionsOf(pages: readonly PageInput[]): SectionWords[] {
  return pages.flatMap(({ routePath, sections }) =>
    sections.map(({ title, blocks }) => ({ routePath, title: wordsOf(title), text: wordsOf(blocks.join(' ')) })),
  );
}

/** The page's title and one of its headings, in the order of one who narrows down. */
function withPageTitle(title: string, pageTitle: string, routePath: string): Query[] {
  const query = `${pageTitle} ${title}`;
  return title === pageTitle || query.length > 64 ? [] : [{ query, kind: 'page+heading', expected: [routePath] }];
}

/** A word of the text and then one of the heading. */
function mixedWords({ routePath, title, text }: SectionWords, random: () => number): Query[] {
  const fromTitle = pick(title, random);
  const fromText = pick(
    text.filter((word) => !title.includes(word)),
    random,
  );
  return fromTitle && fromText ? [{ query: `${fromText} ${fromTitle}`, kind: 'mixed', expected: [routePath] }] : [];
}

/** A word that at most two pages hold, with another word of the same section before it. */
function rareWords(pages: readonly PageInput[], random: () => number): Query[] {
  const routesOf = new Map<string, Set<string>>();
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => ({ routePath: page.routePath, words: wordsOf(section.blocks.join(' ')) })),
  );
  for (const { routePath, words } of sections) {
    for (const word of words) routesOf.set(word, (routesOf.get(word) ?? new Set()).add(routePath));
  }
  return shuffle(sections, random).flatMap(({ words, routePath }) => {
    const rare = pick(
      words.filter((word) => (routesOf.get(word)?.size ?? 0) <= 2),
      random,
    );
    const other = pick(
      words.filter((word) => word !== rare),
      random,
    );
    return rare && other
      ? [
          {
            query: `${other} ${rare}`,
            kind: 'rare',
            expected: [...new Set([routePath, ...(routesOf.get(rare) ?? [])])],
          },
        ]
      : [];
  });
}

function wordsOf(text: string): string[] {
  return [...new Set(text.match(/[a-zA-Z]{5,}|\p{sc=Han}{4}/gu))].map((word) => word.toLowerCase());
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
