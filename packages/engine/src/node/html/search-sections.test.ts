import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { readText } from './read-html.ts';

const extractSearchSections = (html: string, title: string) => readText(html, title).sections;

test('a page is cut at its headings, its text into blocks, its code apart', () => {
  const html =
    '<h1 id="page">The <code>page</code><a class="q-anchor" href="#page" aria-labelledby="page"></a></h1>\n<p>First &amp; <b>bold</b> text.</p>' +
    '<ul><li>one</li><li>two</li></ul><h2 id="part">Part<a class="q-anchor" href="#part" aria-labelledby="part"></a></h2>' +
    '<figure class="q-code" data-lang="ts"><figcaption class="q-code-title">a.ts</figcaption><pre><code class="language-ts"><span class="k">const</span> a = &lt;b&gt;;\n</code></pre></figure><p>After.</p>';
  expect(extractSearchSections(html, 'Other')).toEqual([
    { anchor: '', depth: 1, title: 'The page', blocks: ['First & bold text.', 'one', 'two'], code: [] },
    { anchor: 'part', depth: 2, title: 'Part', blocks: ['After.', 'a.ts'], code: ['const a = <b>;'] },
  ]);
});

test('the number of a footnote and its arrow are not text, and a heading is whole whatever is in it', () => {
  const reference = '<sup><a href="#fn-1" id="fnref-1" data-footnote-ref>1</a></sup>';
  const heading = `<h2 id="part">A<br>part${reference}<img alt=""><svg><title>t</title></svg> of it</h2>`;
  const [top, part] = extractSearchSections(
    `<p>Some${reference} text.</p>${heading}<p>After. <a href="#fnref-1" data-footnote-backref>↩</a></p>`,
    'T',
  );
  expect([top?.blocks, part?.title, part?.blocks]).toEqual([['Some text.'], 'A part of it', ['After.']]);
});

test('a term is one block with its definition, as it is read', () => {
  const html =
    '<dl><div><dt>Type</dt><dd><code>boolean</code></dd></div><div><dt>默认值</dt>\n<dd><p>false</p><p>More.</p></dd></div>' +
    '<dt>Alone</dt><dt>Empty</dt><dd></dd></dl><p>After.</p><dl><dt>Last</dt></dl><p>End.</p>';
  const [section] = extractSearchSections(html, 'T');
  const values = ['Type: boolean', '默认值：false', 'More.'];
  expect(section?.blocks).toEqual([...values, 'Alone', 'Empty', 'After.', 'Last', 'End.']);
});

test('what is marked as excluded is left out, and so is what only works with script', () => {
  const html = '<p>a</p><!-- search-exclude --><p>secret</p><!-- /search-exclude --><button>Copy</button><p>b</p>';
  expect(extractSearchSections(html, 'T')[0]?.blocks).toEqual(['a', 'b']);
});

test('any text comes out as it went in, and no tag does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);
      const [section] = extractSearchSections(`<p>${escaped}</p>`, 'T');
      expect(section?.blocks.join('')).toBe(text.replace(/\s+/g, ' ').trim());
    }),
  );
});
