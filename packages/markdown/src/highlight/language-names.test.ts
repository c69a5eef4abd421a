import { expect, test } from '@rstest/core';
import { splitLanguage } from './code-meta.ts';
import { GRAMMAR_NAMES } from './grammar-registry.ts';
import { findLanguage, isLanguage } from './language-names.ts';

test('Every name that code hosts accept maps to a grammar or to plain text', () => {
  for (const name of ['golang', 'env', 'npmrc', 'gitignore', 'gitconfig', 'editorconfig']) {
    expect(isLanguage(name, GRAMMAR_NAMES), name).toBe(false);
    expect(isLanguage(findLanguage(name, GRAMMAR_NAMES) ?? '', GRAMMAR_NAMES), name).toBe(true);
  }
});

test.each([
  ['ts:line-numbers', 'ts', 'lineNumbers'],
  ['ts:line-numbers=12{1,3-5}', 'ts', 'lineNumbers=12 {1,3-5}'],
  ['ts:no-line-numbers', 'ts', 'lineNumbers=false'],
  ['c++{1}', 'c++', '{1}'],
  ['rust,ignore', 'rust', 'ignore'],
  ['rust,no_run,edition2021{2}', 'rust', 'no_run edition2021 {2}'],
  ['rust,', 'rust,', ''],
  ['{.ts}', '{.ts}', ''],
  ['a:b', 'a:b', ''],
  ['', '', ''],
])('The text after the language in "%s" is read as options', (written, language, meta) => {
  expect(splitLanguage(written, '')).toEqual({ language, meta });
  expect(splitLanguage(written, 'title="a"').meta).toBe(meta === '' ? 'title="a"' : `${meta} title="a"`);
});
