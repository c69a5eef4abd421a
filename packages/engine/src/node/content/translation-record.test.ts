import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashCode, hashSections } from '@quire/markdown';
import { describe, expect, test } from '@rstest/core';
import { samplePage } from '../../../test/sample-pages.ts';
import {
  acceptTranslations,
  compareSections,
  listTranslations,
  loadTranslations,
  markStale,
  saveTranslations,
} from './translation-record.ts';

const heading = (id: string, line: number, fragment?: string) => ({
  id,
  text: id,
  depth: 2,
  line,
  ...(fragment !== undefined && { fragment }),
});
const section = (id: string, hash: string) => ({ id, hash, line: 1 });
const original = samplePage('en/guide/a', { sections: [section('_top', '1'), section('install', '2')] });
const translation = samplePage('zh/guide/a');

describe('the sections of a page', () => {
  const headings = [heading('a', 3), heading('part', 1, 'en/_parts/x.md'), heading('b', 5)];
  const hashesOf = (source: string) => hashSections(source, headings).map(({ id, hash }) => [id, hash]);

  test('go from heading to heading, with what is before the first; headings of fragments begin none', () => {
    expect(hashSections('intro\n\n## a\ntext\n## b\n', headings).map(({ id }) => id)).toEqual(['_top', 'a', 'b']);
  });

  test('a change is a change of its own section only', () => {
    const [before, after] = [hashesOf('intro\n\n## a\ntext\n## b\n'), hashesOf('intro\n\n## a\nother\n## b\n')];
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    expect(after[2]).toEqual(before[2]);
  });

  test('what a fragment says is part of the sections that show it, and of no other', () => {
    const source = 'intro\n\n## a\n<Part />\n## b\n<Parts />\n';
    const hashesWith = (hash: string) =>
      hashSections(source, headings, new Map([['Part', [section('_top', hash)]]])).map((each) => each.hash);
    const [before, after] = [hashesWith('1'), hashesWith('2')];
    expect(after.map((hash, index) => hash === before[index])).toEqual([true, false, true]);
  });

  test('white space at the ends of lines is not a change', () => {
    expect(hashesOf('intro  \n\n## a\ntext\n## b\n')).toEqual(hashesOf('intro\n\n## a\ntext\n## b\n\n'));
  });
});

test.each([
  ['const a = 1; // one', 'const a = 1; // 一'],
  ['# install it\nnpm install', '# 安装\nnpm install'],
  ['<!-- a -->\n<b>x</b>', '<!-- 甲 -->\n<b>x</b>'],
  ['/* a\n b */\nx', '/* 甲 */\nx'],
])('code that differs in comments only is the same: %j', (a, b) => expect(hashCode(a)).toBe(hashCode(b)));

test('code that differs in more is not the same', () => {
  expect(hashCode("import a from 'https://a.example'")).not.toBe(hashCode("import a from 'https://b.example'"));
});

describe('the state of a translation', () => {
  test('unrecorded, until somebody says what it was made from', () => {
    expect(compareSections(undefined, original.sections)).toEqual({ kind: 'unrecorded' });
  });

  test('current, while the original is as it was', () => {
    const [all] = [listTranslations([original, translation], new Map(), 'en')];
    const record = acceptTranslations(new Map(), all, all);
    expect(listTranslations([original, translation], record, 'en')[0]?.state).toEqual({ kind: 'current' });
  });

  test('stale, with the sections that changed, came and went', () => {
    const recorded = new Map([
      ['_top', '1'],
      ['install', 'older'],
      ['gone', '3'],
    ]);
    expect(compareSections(recorded, [...original.sections, section('new', '4')])).toEqual({
      kind: 'stale',
      changed: ['install', 'new'],
      removed: ['gone'],
    });
    const [, page] = markStale([original, translation], new Map([['zh/guide/a.md', recorded]]), 'en');
    expect(page?.stale).toEqual(['install', 'gone']);
  });
});

test('the record keeps a line for each section, in order, and forgets pages that are gone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quire-translations-')), 'translations.json');
  const all = listTranslations([original, translation], new Map(), 'en');
  saveTranslations(file, acceptTranslations(new Map([['zh/gone.md', new Map([['_top', '1']])]]), all, all));
  expect(readFileSync(file, 'utf8')).toBe('{\n  "zh/guide/a.md": {\n    "_top": "1",\n    "install": "2"\n  }\n}\n');
  expect(loadTranslations(file).get('zh/guide/a.md')?.get('install')).toBe('2');
});

test('a record that cannot be read is reported', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quire-translations-')), 'translations.json');
  writeFileSync(file, '[]');
  expect(() => loadTranslations(file)).toThrow('Cannot read the record of translations');
});
