import { join } from 'node:path';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { sampleConfig } from '../../../test/sample-pages.ts';
import { loadMeta, loadNav } from './meta.ts';

const context = { translate: String, errors: [] as Diagnostic[] };

/** The navigation and the order of pages that one file gives. */
function read(entries: unknown[]) {
  const docsDir = join(writeSite({ 'docs/_meta.json': JSON.stringify(entries) }), 'docs');
  const config = sampleConfig({ docsDir });
  return { nav: loadNav('', config, context), meta: loadMeta('_meta.json', config, context) };
}

test('a _meta.json of entries with texts is the navigation of an older site for Rspress; links may say their type', () => {
  const { nav, meta } = read([
    { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
    { type: 'custom-link', text: 'Releases', link: 'https://example.com/' },
  ]);
  expect(nav).toMatchObject([{ text: 'Guide' }, { text: 'Releases', link: 'https://example.com/' }]);
  expect(meta).toBeUndefined();
});

test.each([
  ['links alone', [{ type: 'custom-link', label: 'Releases', link: 'https://example.com/' }]],
  ['nothing', []],
  ['names', ['guide', { type: 'divider' }]],
])('a _meta.json of %s is the order of its folder', (_, entries) => {
  const { nav, meta } = read(entries);
  expect(nav).toBeUndefined();
  expect(meta).toHaveLength(entries.length);
});

test('an entry with a name and no type is a file, as in Rspress, and one that is invalid hides no other', () => {
  const { meta } = read([{ type: 'nope' }, { name: 'license', label: 'License' }]);
  expect(meta).toMatchObject([{ type: 'file', name: 'license', label: 'License' }]);
  expect(meta?.[0]?.place()).toMatchObject({ line: 1, column: 18 });
  expect(context.errors).toMatchObject([{ rule: 'json', message: expect.stringContaining('"[0]"') }]);
  const { nav } = read([{ text: 'A' }, { text: 'B', link: '/b' }]);
  expect(nav).toMatchObject([{ text: 'B' }]);
});

test.each([
  ['**Start** here', 'Start here'],
  ['`useState` and ~~older~~ *hooks*', 'useState and older hooks'],
  ['a * b, **/*.ts and snake_case', 'a * b, **/*.ts and snake_case'],
])('the label %s is shown as %s', (label, shown) => {
  const { meta } = read([{ type: 'custom-link', label, items: [{ link: '/a', label }] }]);
  expect(meta).toMatchObject([{ label: shown, items: [{ label: shown }] }]);
});
