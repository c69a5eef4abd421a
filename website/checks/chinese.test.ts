import { expect, test } from '@rstest/core';
import { checkChineseLine, findEnglishComment } from './chinese-text.ts';
import { readSamples } from './code-sample.ts';
import { type DocsPage, listFrontmatterTexts, loadFragments, loadPages } from './docs-page.ts';
import { loadForbiddenWords, parseGlossary, usesWord } from './glossary.ts';

const pages = [...loadPages('zh'), ...loadFragments('zh')];

test('Chinese pages keep the habits of Chinese typesetting', () => {
  const problems = pages.flatMap((page) =>
    listText(page).flatMap(({ text, where }) => checkChineseLine(text).map((problem) => `${where} ${problem}`)),
  );
  expect(problems).toEqual([]);
});

test('Chinese pages use the words of the glossary', () => {
  const words = loadForbiddenWords();
  expect(words.length).toBeGreaterThan(30);
  const problems = pages.flatMap((page) =>
    listText(page).flatMap(({ text, where }) =>
      words
        .filter(({ word }) => usesWord(text, word))
        .map(({ word, instead }) => `${where} "${word}" (${instead}): ${text.trim()}`),
    ),
  );
  expect(problems).toEqual([]);
});

// Its comments show what is removed from the output.
const SUBJECT_OF_ITS_PAGE = 'examples/faq-minify/src/index.ts';

test('samples on Chinese pages have no comments in English, outputs aside', () => {
  const comments = pages
    .flatMap((page) => readSamples(page, []))
    .filter(({ file = '', title }) => !/\/(?:dist|result)\//.test(file) && !title.startsWith('dist/'))
    .filter(({ file }) => file !== SUBJECT_OF_ITS_PAGE)
    .flatMap(({ code, where }) =>
      code
        .split('\n')
        .flatMap((line) => findEnglishComment(line) ?? [])
        .map((text) => `${where} ${text}`),
    );
  expect(comments).toEqual([]);
});

test.each([
  ['// Runs once for each item.', '// Runs once for each item.'],
  ['run(); // the second step', '// the second step'],
  ['// 每一项执行一次 once more', undefined],
  ["const url = 'https://rslib.rs';", undefined],
  ['// @ts-expect-error', undefined],
])('%s: the comment in English is %s', (line, comment) => {
  expect(findEnglishComment(line)).toBe(comment);
});

test.each([
  ['使用Rslib', 'a space is missing between Chinese and Latin'],
  ['用 C构建', 'a space is missing between Latin and Chinese'],
  ['构建, 发布', 'half-width punctuation after Chinese'],
  ['构建.', 'half-width full stop after Chinese'],
  ['构建 (可选)', 'half-width brackets beside Chinese'],
  ['所谓"库"', 'straight quotes beside Chinese'],
  ['构建 ，发布', 'a space beside full-width punctuation'],
  ['构建 发布', 'a space between two Chinese characters'],
  ['您可以', 'the reader is 你'],
  ['等等...', 'an ellipsis is ……'],
])('"%s" is reported', (text, problem) => {
  expect(checkChineseLine(text).join()).toContain(problem);
});

test('good Chinese is left alone', () => {
  expect(checkChineseLine('用 Rslib 2.0 构建 C（默认为 C）：“一次构建”，C, C 和 100% 的 `x`……')).toEqual([]);
});

test('a word with a note is advice, and a Latin word is found only by itself', () => {
  const words = parseGlossary(
    '| a | b | c |\n| --- | --- | --- |\n| build | 构建 | 捆绑、编译（仅指 x） |\n| Node.js | keep | NodeJS |',
  );
  expect(words.map(({ word }) => word)).toEqual(['捆绑', 'NodeJS']);
  expect(usesWord('NodeJS 版本', 'NodeJS')).toBe(true);
  expect(usesWord('@types/node 与 node_modules', 'node')).toBe(false);
});

/** The prose of a page with its places, frontmatter included. */
function listText(page: DocsPage): { text: string; where: string }[] {
  const head = listFrontmatterTexts(page.data).map((text) => ({ text, where: `${page.sourcePath} frontmatter` }));
  return [...head, ...page.prose.map(({ text, line }) => ({ text, where: `${page.sourcePath}:${line}` }))];
}
