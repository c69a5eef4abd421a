/** Claims about what a document says of its page as data: its text says the headings, wherever both agree. */

import type { Heading } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { readText } from '../html/read-html.ts';
import { createWrittenRecord } from './written-record.ts';

const ANCHOR = '<a class="q-anchor" href="#a" aria-labelledby="a"></a>';

function writesHeadings(article: string, headings: Heading[]): boolean {
  const record = { routePath: '/', pageType: 'doc' as const, title: 'Page', headings, translations: ['en'] };
  const written = createWrittenRecord(record, { headings: readText(article, '').headings, hasIslands: false });
  expect({ ...written, headings }).toEqual(record);
  return written.headings !== undefined;
}

test.each([
  ['none', '<h1 id="a">Page</h1>', []],
  ['a heading with its anchor', `<h2 id="a">A${ANCHOR}</h2>`, [{ id: 'a', text: 'A', depth: 2 }]],
  [
    'one with elements, characters that are escaped, and spaces around it',
    `<h3 class="x" id="a&amp;b"> A <code>&lt;b&gt;</code> &amp; c ${ANCHOR}</h3>`,
    [{ id: 'a&b', text: 'A <b> & c', depth: 3 }],
  ],
  [
    'several, amid what React writes, and one without an id',
    '<!--$--><h2 id="a">A<!-- -->1</h2><!--/$--><h2>B</h2><h4 id="c">C</h4><h5 id="d">D</h5>',
    [
      { id: 'a', text: 'A1', depth: 2 },
      { id: 'c', text: 'C', depth: 4 },
    ],
  ],
])('a document has no headings as data where its text has the same: %s', (_, article, headings) => {
  expect(writesHeadings(article, headings)).toBe(false);
});

test.each([
  ['a text without them, as in a layout that leaves it out', ''],
  ['another text', '<h2 id="a">B</h2>'],
  ['another depth', '<h3 id="a">A</h3>'],
  ['another id', '<h2 id="b">A</h2>'],
  ['one more, which a component brings', '<h2 id="a">A</h2><h2 id="b">B</h2>'],
  ['one that is in a comment', '<!-- <h2 id="a">A</h2> -->'],
  ['one that is in a template', '<template><h2 id="a">A</h2></template>'],
  ['one that is there without script alone', '<noscript><h2 id="a">A</h2></noscript>'],
])('it has them as data where the browser would find others: %s', (_, article) => {
  expect(writesHeadings(article, [{ id: 'a', text: 'A', depth: 2 }])).toBe(true);
});

test('a document has what its layout shows as data where components in the browser may ask for it', () => {
  const record = { routePath: '/', pageType: 'doc' as const, title: 'Page', headings: [], translations: ['en'] };
  const shown = { ...record, editHref: 'https://example.com/edit', markdownHref: '/index.md' };
  const { headings: _, ...written } = shown;
  expect(createWrittenRecord(shown, { headings: [], hasIslands: true })).toEqual(written);
  expect(createWrittenRecord(shown, { headings: [], hasIslands: false })).toEqual({
    routePath: '/',
    pageType: 'doc',
    title: 'Page',
    translations: ['en'],
    // A command of the search copies it.
    markdownHref: '/index.md',
  });
});
