import { expect, test } from '@rstest/core';
import { toInlineHtml } from './inline-html.ts';

test.each([
  ['Fast & small', 'Fast &amp; small'],
  ['A Vec<T> or a <div>', 'A Vec&lt;T&gt; or a &lt;div&gt;'],
  ['With <code>npm</code>.<br/>On <a class="x" href="https://a.example">two</a> lines&nbsp;', undefined],
  ['<script>run()</script> 1 < 2', '&lt;script&gt;run()&lt;/script&gt; 1 &lt; 2'],
])('%s', (text, html = text) => {
  expect(toInlineHtml(text)).toBe(html);
});
