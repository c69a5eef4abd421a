/**
 * Relevance as a test, on the very records that the built site ships: the given queries, and queries made from the pages.
 * Floors, not records: a change of the engine or of the texts that falls below them needs a look.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOwnSearch } from '../packages/search/bench/engines.ts';
import { generateQueries, type Query } from '../packages/search/bench/generate-queries.ts';
import { loadSite } from '../packages/search/bench/load-site.ts';
import { type Figures, type Outcome, runQueries, summarize } from '../packages/search/bench/measure.ts';
import { headingParts } from '../packages/search/bench/relevance.ts';
import { expect, test } from './fixtures/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SEARCH_DIR = join(ROOT, 'website/dist/search');
const GIVEN_DIR = join(ROOT, 'packages/search/bench/relevance');

const LOCALES = [
  { lang: 'en', given: { pageMrr: 0.95, amongFive: 1 }, generated: { pageMrr: 0.95, amongTen: 0.98 } },
  { lang: 'zh', given: { pageMrr: 0.92, amongFive: 0.98 }, generated: { pageMrr: 0.97, amongTen: 0.98 } },
];

for (const { lang, given, generated } of LOCALES) {
  test(`the given queries of ${lang} find their pages`, async () => {
    const queries: Query[] = JSON.parse(readFileSync(join(GIVEN_DIR, `${lang}.json`), 'utf8'));
    expectFloors(await ask(lang, () => queries), given);
  });

  test(`queries made from the pages of ${lang} find them`, async () => {
    expectFloors(await ask(lang, generateQueries), generated);
  });
}

test('each Chinese heading, and every two to four characters of it, finds a page that has it among the first ten', async () => {
  expectFloors(await ask('zh', headingParts), { amongTen: 1 });
});

async function ask(lang: string, makeQueries: (pages: ReturnType<typeof loadSite>) => Query[]): Promise<Outcome[]> {
  const pages = loadSite(SEARCH_DIR, lang);
  return runQueries(makeQueries(pages), await createOwnSearch(pages));
}

function expectFloors(outcomes: readonly Outcome[], floors: Partial<Figures>): void {
  const figures = summarize(outcomes);
  const missed = outcomes.filter(({ pageRank }) => pageRank === 0 || pageRank > 10).map(({ query }) => query);
  expect(outcomes.length).toBeGreaterThan(20);
  for (const [name, floor] of Object.entries(floors)) {
    expect(figures[name as keyof Figures], `${name}; missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(floor);
  }
}
