import { expect, test } from '@rstest/core';
import { dropInlineHtml, toInlineHtml } from './inline-html.ts';

test.each([
  ['Fast & small', 'Fast &amp; small'],
  ['A Vec<T> or a <div>', 'A Vec&lt;T&gt; or a &lt;div&gt;'],
  ['With <code>npm</code>.<br/>On <a class="x" href="https://a.example">two</a> lines', undefined],
  ['<script>run()</script> 1 < 2', '&lt;script&gt;run()&lt;/script&gt; 1 &lt; 2'],
])('%s', (text, html = text) => {
  expect(toInlineHtml(text)).toBe(html);
});

test('of texts that are shown as they are, only the elements of a line are left out', () => {
  expect(dropInlineHtml('Deep <b>and</b><br/>calm, 1 < 2, Vec<T>')).toBe('Deep and calm, 1 < 2, Vec<T>');
});
