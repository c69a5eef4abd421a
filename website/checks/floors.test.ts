import { expect, test } from '@rstest/core';
import { type DocsPage, loadPages } from './docs-page.ts';
import { CHARACTERS_PER_WORD, FLOORS } from './floors.ts';

const pages = [...loadPages('en'), ...loadPages('zh')].filter((page) => page.name !== 'index');

test('the table of floors names every page, and no other', () => {
  for (const locale of ['en', 'zh']) {
    const names = pages.filter((page) => page.locale === locale).map((page) => page.name);
    expect(names.sort()).toEqual(Object.keys(FLOORS).sort());
  }
});

test('every page has the words and samples of its floor', () => {
  const short = pages.flatMap((page) => {
    const [words, samples] = FLOORS[page.name] ?? [0, 0];
    const needed = page.locale === 'en' ? words : Math.ceil(words * CHARACTERS_PER_WORD);
    const [hasText, hasSamples] = [countText(page), page.fences.length];
    return [
      ...(hasText < needed ? [`${page.sourcePath} has ${hasText} of ${needed} words or characters.`] : []),
      ...(hasSamples < samples ? [`${page.sourcePath} has ${hasSamples} of ${samples} samples.`] : []),
    ];
  });
  expect(short).toEqual([]);
});

/** The letter that a line of prose has in place of inline code. */
const INLINE_CODE = /(?<![\p{L}\p{N}])C(?![\p{L}\p{N}])/gu;

/** Words of the prose in English, Chinese characters in Chinese; what is in code does not count. */
function countText(page: DocsPage): number {
  const text = page.prose.map((line) => line.text.replaceAll(INLINE_CODE, ' ')).join('\n');
  const own = text.match(page.locale === 'zh' ? /\p{Script=Han}/gu : /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return page.fragments.reduce((sum, fragment) => sum + countText(fragment), own);
}
