/** The ids that each system generates: VitePress 1.6.4, Python-Markdown 3.11, github-slugger 2.0.0. */
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createSlugger } from './heading-ids.ts';

const TEXTS = [
  'server.host',
  'build.outDir: a & b',
  '中文',
  'Été à la mer',
  'a_1',
  'a_1',
  'A  b -- c',
  '-x-',
  '中文',
  '1. First: x',
  'What’s “new”?',
  'a – b — c…',
  '全角（括号）：标点，',
];

const VITEPRESS =
  'server-host build-outdir-a-b 中文 ete-a-la-mer a-1 a-1-1 a-b-c x 中文-1 _1-first-x what-s-new a-–-b-—-c 全角-括号-标点';
const MKDOCS = 'serverhost buildoutdir-a-b _1 ete-a-la-mer a_1 a_2 a-b-c -x- _2 1-first-x whats-new a-b-c_1 _3';
const GITHUB =
  'serverhost buildoutdir-a--b 中文 été-à-la-mer a_1 a_1-1 a--b----c -x- 中文-1 1-first-x whats-new a--b--c 全角括号标点';

test.each([
  ['vitepress', VITEPRESS],
  ['mkdocs', MKDOCS],
  ['github', GITHUB],
] as const)('headings get the ids of %s', (rule, ids) => {
  const slugger = createSlugger(rule);
  expect(TEXTS.map(slugger.slug).join(' ')).toBe(ids);
});

test.each(['vitepress', 'mkdocs', 'github'] as const)('no id of %s is empty, or looks like another', (rule) => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a', 'a 1', 'a_1', 'a-1', '', '中', 'é', 'e\u0301'),
  );
  fc.assert(
    fc.property(fc.array(words), (texts) => {
      const ids = texts.map(createSlugger(rule).slug);
      expect(new Set(ids.map((id) => id.normalize())).size).toBe(texts.length);
      expect(ids).not.toContain('');
    }),
  );
});
