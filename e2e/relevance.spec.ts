/**
 * Tests relevance on the records of the built site, with the given queries and queries generated from the pages. The
 * figures are lower limits: a change of the engine or the texts that falls below them needs a review.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSiteSearch } from '../packages/search/bench/engines.ts';
import { generateQueries, type Query } from '../packages/search/bench/generate-queries.ts';
import { loadSite } from '../packages/search/bench/load-site.ts';
import { loadVocabulary } from '../packages/search/bench/load-vocabulary.ts';
import { type Figures, type Outcome, runQueries, summarize } from '../packages/search/bench/measure.ts';
import { headingParts } from '../packages/search/bench/relevance.ts';
import { splitQueries } from '../packages/search/bench/split-queries.ts';
import { createRecords } from '../packages/search/src/core/records/create-records.ts';
import { findIdleTargets } from '../packages/search/src/records/vocabulary/compile-vocabulary.ts';
import { expect, test } from './fixtures/test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SEARCH_DIR = join(ROOT, 'website/dist/search');
const GIVEN_DIR = join(ROOT, 'website/checks/queries');

const LOCALES = [
  {
    lang: 'en',
    given: { pageMrr: 0.98, amongFive: 1 },
    generated: { pageMrr: 0.943, amongTen: 0.98 },
    readers: { tune: 0.95, held: 0.92 },
  },
  {
    lang: 'zh',
    given: { pageMrr: 0.97, amongFive: 1 },
    generated: { pageMrr: 0.96, amongTen: 0.98 },
    readers: { tune: 0.94, held: 0.92 },
  },
];

/** A part of the parts of headings is enough to judge the engine; the nightly run uses all. */
const PARTS_STEP = 4;

// In one worker, so that the code is optimized once.
test.describe.configure({ mode: 'default' });

for (const { lang, given, generated } of LOCALES) {
  test(`the given queries of ${lang} find their pages`, async () => {
    const queries: Query[] = JSON.parse(readFileSync(join(GIVEN_DIR, `${lang}.json`), 'utf8'));
    expectFloors(await ask(lang, () => queries), given);
  });

  test(`queries generated from the pages of ${lang} find them`, async () => {
    expectFloors(
      // All of them: the figures of a third vary by 0.015 with what is changed on any page.
      await ask(lang, (pages) => generateQueries(pages.filter(isExplaining))),
      generated,
    );
  });
}

for (const { lang, readers } of LOCALES) {
  test(`queries of ${lang} readers find their pages, including those that were not used for tuning`, async () => {
    const queries: Query[] = JSON.parse(readFileSync(join(GIVEN_DIR, `readers-${lang}.json`), 'utf8'));
    const { tune, held } = splitQueries(queries);
    expectFloors(await ask(lang, () => tune), { pageMrr: readers.tune });
    const reported = summarize(await ask(lang, () => held));
    // Only figures, so that nobody tunes on these queries.
    expect(reported.unanswered).toBe(0);
    expect(reported.pageMrr).toBeGreaterThanOrEqual(readers.held);
  });
}

for (const { lang } of LOCALES) {
  test(`questions of library authors find their answer among the first three pages (${lang})`, async () => {
    const queries: Query[] = JSON.parse(readFileSync(join(GIVEN_DIR, `questions-${lang}.json`), 'utf8'));
    const outcomes = await ask(lang, () => queries);
    expect(outcomes.length).toBeGreaterThan(60);
    expect(outcomes.filter(({ pageRank }) => pageRank < 1 || pageRank > 3).map(({ query }) => query)).toEqual([]);
  });
}

test('every target of the vocabulary is on some page', () => {
  const sites = LOCALES.map(({ lang }) => createRecords(loadSite(SEARCH_DIR, lang)));
  expect(findIdleTargets(sites, loadVocabulary(join(ROOT, 'website/search')))).toEqual([]);
});

/** Excludes the type reference, which should rank after pages that explain the same. */
const isExplaining = ({ routePath }: { routePath: string }) => !/^(?:\/zh)?\/reference\//.test(routePath);

test('each Chinese heading, and every two to four characters of it, finds a page with it among the first ten', async () => {
  const outcomes = await ask('zh', (pages) => takeEach(PARTS_STEP, headingParts(pages.filter(isExplaining))));
  expectFloors(outcomes, { amongTen: 1 });
});

function takeEach<T>(step: number, all: readonly T[]): T[] {
  return process.env.QUIRE_TEST_ALL === undefined ? all.filter((_, at) => at % step === 0) : [...all];
}

async function ask(lang: string, makeQueries: (pages: ReturnType<typeof loadSite>) => Query[]): Promise<Outcome[]> {
  const pages = loadSite(SEARCH_DIR, lang);
  return runQueries(makeQueries(pages), await openSiteSearch(SEARCH_DIR, lang));
}

function expectFloors(outcomes: readonly Outcome[], floors: Partial<Figures>): void {
  const figures = summarize(outcomes);
  const missed = outcomes.filter(({ pageRank }) => pageRank === 0 || pageRank > 10).map(({ query }) => query);
  expect(outcomes.length).toBeGreaterThan(20);
  for (const [name, floor] of Object.entries(floors)) {
    expect(figures[name as keyof Figures], `${name}; missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(floor);
  }
}
