/** Claims about what is put into the HTML of a text once it is read: the tag of its page, and the colors of code. */
import { expect, test } from '@rstest/core';
import { readElements } from '../html/read-html.ts';
import { completeHtml } from './complete-html.ts';

const highlighter = {
  load: async () => {},
  getNames: () => undefined,
  highlightLines: async (code: string, language: string) =>
    code.split('\n').map((line) => `<i>${language} ${line}</i>`),
};
const complete = (html: string, tag = '<b>new</b>') => completeHtml(html, readElements(html), { highlighter, tag });

test.each([
  [
    'before the anchor of the first heading',
    '<p>x</p><h1 id="a">A <em>b</em><a class="q-anchor" href="#a"></a></h1><h1>C</h1>',
    '<p>x</p><h1 id="a">A <em>b</em> <b>new</b><a class="q-anchor" href="#a"></a></h1><h1>C</h1>',
  ],
  ['at the end of one without an anchor', '<h1>A</h1>', '<h1>A <b>new</b></h1>'],
  [
    'also below an island',
    '<quire-island><p>x</p></quire-island><h1>A</h1>',
    '<quire-island><p>x</p></quire-island><h1>A <b>new</b></h1>',
  ],
  [
    'not in an island, which is hydrated as it was rendered',
    '<quire-island><h1>A</h1></quire-island>',
    '<quire-island><h1>A</h1></quire-island>',
  ],
  [
    'not in a comment, nor in a text without a first heading',
    '<!-- <h1>A</h1> --><h2>A</h2>',
    '<!-- <h1>A</h1> --><h2>A</h2>',
  ],
])('the tag of a page is %s', async (_, html, expected) => {
  expect(await complete(html)).toBe(expected);
});

test('code that components have marked is colored, each in its place, and no other', async () => {
  const html =
    '<h1>A</h1><pre><code class="language-ts" data-highlight="">a &lt; 1\nb\n</code></pre><code class="language-js">c</code>' +
    '<pre><code class="language-sh" data-highlight=""></code></pre><p>d</p>';
  expect(await complete(html, '')).toBe(
    '<h1>A</h1><pre><code class="language-ts"><i>ts a < 1</i>\n<i>ts b</i>\n</code></pre><code class="language-js">c</code>' +
      '<pre><code class="language-sh"><i>sh </i>\n</code></pre><p>d</p>',
  );
});
