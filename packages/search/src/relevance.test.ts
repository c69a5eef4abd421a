/**
 * Relevance as a test: the given queries on this site's own docs, and queries made from them.
 * Floors, not records: a change of the engine or of the texts that falls below them needs a look.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@rstest/core';
import { createOwnSearch } from '../bench/engines.ts';
import { generateQueries, type Query } from '../bench/generate-queries.ts';
import { loadMarkdown } from '../bench/load-markdown.ts';
import { type Figures, type Outcome, runQueries, summarize } from '../bench/measure.ts';

const PACKAGE = resolve(import.meta.dirname, '..');
const DOCS = resolve(PACKAGE, '../../website/docs');

const LOCALES = [
  { lang: 'en', routePrefix: '/', given: { pageMrr: 0.9, amongFive: 1 }, generated: { pageMrr: 0.93, amongTen: 0.97 } },
  {
    lang: 'zh',
    routePrefix: '/zh/',
    given: { pageMrr: 0.88, amongFive: 0.98 },
    generated: { pageMrr: 0.93, amongTen: 0.97 },
  },
];

const pagesOf = (lang: string, routePrefix: string) => loadMarkdown({ folder: resolve(DOCS, lang), routePrefix });

for (const { lang, routePrefix, given, generated } of LOCALES.filter((locale) =>
  existsSync(resolve(DOCS, locale.lang)),
)) {
  const pages = pagesOf(lang, routePrefix);
  const queries: Query[] = JSON.parse(readFileSync(resolve(PACKAGE, 'bench/relevance', `${lang}.json`), 'utf8'));

  test(`The given queries of ${lang} find their pages`, async () => {
    expectFloors(await runQueries(queries, await createOwnSearch(pages)), given);
  });

  test(`Headings of ${lang}, whole, cut and mistyped, and rare words find their pages`, async () => {
    expectFloors(await runQueries(generateQueries(pages), await createOwnSearch(pages)), generated);
  });
}

test.runIf(existsSync(resolve(DOCS, 'zh')))(
  'Each Chinese heading, and two to four characters of it, finds a page that has it',
  async () => {
    const pages = pagesOf('zh', '/zh/');
    const search = await createOwnSearch(pages);
    const headings = pages.flatMap(({ sections, routePath }) => sections.map(({ title }) => ({ title, routePath })));
    const parts = new Set(headings.flatMap(({ title }) => [2, 3, 4].flatMap((length) => hanParts(title, length))));
    const queries = [...parts].map((query) => ({
      query,
      kind: 'part',
      expected: headings.filter(({ title }) => title.includes(query)).map(({ routePath }) => routePath),
    }));
    const own = headings.map(({ title, routePath }) => ({
      query: title,
      kind: 'heading',
      expected: [routePath, ...headings.filter((other) => other.title === title).map((other) => other.routePath)],
    }));
    expectFloors(await runQueries([...own, ...queries], search), { amongTen: 1 });
  },
);

function hanParts(title: string, length: number): string[] {
  return Array.from({ length: Math.max(0, title.length - length + 1) }, (_, at) => title.slice(at, at + length)).filter(
    (part) => /^\p{sc=Han}+$/u.test(part),
  );
}

function expectFloors(outcomes: readonly Outcome[], floors: Partial<Figures>): void {
  const figures = summarize(outcomes);
  const missed = outcomes.filter(({ pageRank }) => pageRank === 0 || pageRank > 10).map(({ query }) => query);
  for (const [name, floor] of Object.entries(floors)) {
    expect({ name, value: figures[name as keyof Figures] >= floor, missed }).toMatchObject({ name, value: true });
  }
}
