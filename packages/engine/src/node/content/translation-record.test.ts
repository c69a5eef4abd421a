import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { samplePage } from '../../../test/sample-pages.ts';
import {
  acceptTranslations,
  compareSections,
  listTranslations,
  loadTranslations,
  markStale,
  saveTranslations,
} from './translation-record.ts';

const section = (id: string, hash: string) => ({ id, hash, line: 1 });
const original = samplePage('en/guide/a', { sections: [section('_top', '1'), section('install', '2')] });
const translation = samplePage('zh/guide/a');

test('a translation is stale, with the sections that changed, came and went', () => {
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

test('the record keeps a line for each section, in order, and forgets files that are gone, but not drafts', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-translations-'));
  const file = join(dir, 'translations.json');
  const recorded = new Map(['draft.md', 'gone.md'].map((path) => [path, new Map([['_top', '1']])]));
  writeFileSync(join(dir, 'draft.md'), '---\ndraft: true\n---\n');
  const all = listTranslations([original, translation], new Map(), 'en');
  saveTranslations(file, acceptTranslations(recorded, all, dir));
  const draft = '  "draft.md": {\n    "_top": "1"\n  }';
  const page = '  "zh/guide/a.md": {\n    "_top": "1",\n    "install": "2"\n  }';
  expect(readFileSync(file, 'utf8')).toBe(`{\n${draft},\n${page}\n}\n`);
  expect(loadTranslations(file).get('zh/guide/a.md')?.get('install')).toBe('2');
});
