import { expect, test } from '@rstest/core';
import { createRunMeasure } from './title-runs.ts';

const isStopWord = (word: string) => ['is', 'not', 'a', 'how', 'do', 'i'].includes(word);
const measure = (spaced: string, title: string) => createRunMeasure(spaced, isStopWord)(title);

test('A query that contains a heading among other words scores highest for that heading', () => {
  const query = 'typeerror invalid hook call in my app';
  expect(measure(query, 'invalid hook call')).toBeGreaterThan(measure(query, 'hook call sites of an app'));
});

test('A title that equals the query scores 1', () => {
  expect(measure('cannot find module', 'cannot find module')).toBe(1);
  expect(measure('类型声明文件', '类型声明文件')).toBe(1);
});

test.each([
  ['a single word', 'bundle my library', 'bundle'],
  ['words that say little', 'how do i copy files', 'how do i publish'],
  ['the same words in another order', 'module cannot find', 'find cannot module'],
  ['a short piece of Han', '打包组件', '组件测试'],
])('%s is no run', (_, query, title) => {
  expect(measure(query, title)).toBe(0);
});
