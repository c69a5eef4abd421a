import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { splitQueries } from '../../packages/search/bench/split-queries.ts';

interface Question {
  query: string;
  expected: string[];
  kind: string;
}

/** With how many questions at least each half of a language is measured. */
const LEAST = { en: 100, zh: 80 };

function read(name: string): Question[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'queries', `${name}.json`), 'utf8'));
}

for (const lang of ['en', 'zh'] as const) {
  test(`the readers' queries are asked once each, and none is a given one (${lang})`, () => {
    const asked = [...read(`readers-${lang}`), ...read(lang)].map(({ query }) => query.toLowerCase());
    expect(asked.filter((query, at) => asked.indexOf(query) !== at)).toEqual([]);
  });

  test(`each of the readers' queries names one to five sections of its language (${lang})`, () => {
    const ofLang = lang === 'zh' ? /^\/zh\/[a-z/-]+(#[\w-]+)?$/ : /^\/(?!zh\/)[a-z/-]+(#[\w-]+)?$/;
    const wrong = read(`readers-${lang}`).filter(
      ({ expected }) => expected.length < 1 || expected.length > 5 || !expected.every((route) => ofLang.test(route)),
    );
    expect(wrong).toEqual([]);
  });

  test(`both halves are large enough to measure (${lang})`, () => {
    const { tune, held } = splitQueries(read(`readers-${lang}`));
    expect(tune.length).toBeGreaterThanOrEqual(LEAST[lang]);
    expect(held.length).toBeGreaterThanOrEqual(LEAST[lang]);
  });
}
