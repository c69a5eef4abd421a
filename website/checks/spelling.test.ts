import { expect, test } from '@rstest/core';
import { listFrontmatterTexts, loadFragments, loadPages } from './docs-page.ts';
import { createSpeller, loadOwnWords, splitIntoWords } from './spelling.ts';

const TIMEOUT_MS = 60_000;
/** Finding suggestions is slow. */
const SHOWN_PROBLEMS = 10;

test(
  'English pages are spelled correctly',
  () => {
    const speller = createSpeller();
    const wrong = new Map<string, string>();
    for (const page of [...loadPages('en'), ...loadFragments('en')]) {
      const head = listFrontmatterTexts(page.data).map((text) => ({ text, line: 1 }));
      for (const { text, line } of [...head, ...page.prose]) {
        for (const word of splitIntoWords(text)) {
          if (!wrong.has(word) && !speller.isRight(word)) wrong.set(word, `${page.sourcePath}:${line}`);
        }
      }
    }
    const problems = [...wrong]
      .slice(0, SHOWN_PROBLEMS)
      .map(([word, where]) => `${where} "${word}": ${speller.suggest(word).join(', ')}?`);
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);

test('the list of own words is sorted and has each word once', () => {
  const words = loadOwnWords();
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});

test(
  'an error is found, a name is not a word',
  () => {
    const speller = createSpeller();
    expect(['recieve', 'teh'].map(speller.isRight)).toEqual([false, false]);
    expect(speller.isRight("bundler's")).toBe(true);
    expect(splitIntoWords('Set **well-known** `x` at rslib.config.ts, @rslib/core 1.0!')).toEqual([
      'Set',
      'well',
      'known',
      'at',
    ]);
  },
  TIMEOUT_MS,
);
