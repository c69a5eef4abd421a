import { expect, test } from '@rstest/core';
import { dropInlineHtml, toInlineHtml } from './inline-html.ts';

test.each([
  ['Fast & small&nbsp;R&amp;D &#169; &x', 'Fast &amp; small&nbsp;R&amp;D &#169; &amp;x'],
  ['A Vec<T> or a <div>', 'A Vec&lt;T&gt; or a &lt;div&gt;'],
  ['With <code>npm</code>.<br/>On <a class="x" href="https://a.example">two</a> lines', undefined],
  ['<script>run()</script> 1 < 2', '&lt;script&gt;run()&lt;/script&gt; 1 &lt; 2'],
  ['<b className="x">one</b> className="y"', '<b class="x">one</b> className="y"'],
])('%s', (text, html = text) => {
  expect(toInlineHtml(text, { href: (link) => link, src: (image) => image })).toBe(html);
});

test('images among words have the URLs that they are published at', () => {
  const urls = { href: (link: string) => link, src: (image: string) => `/sub${image}` };
  expect(toInlineHtml('<img alt="A" className="a" src="/a.svg" /> <IMG src=\'/b.svg\'>', urls)).toBe(
    '<img alt="A" class="a" src="/sub/a.svg" /> <IMG src="/sub/b.svg">',
  );
  expect(dropInlineHtml('The <img src="/a.svg" alt="Quay" width="1"/> <img src="/b.svg"/>')).toBe('The Quay');
});

test('of texts that are shown as they are, only the elements of a line are left out', () => {
  expect(dropInlineHtml('Deep <b>and</b><br/>calm, 1 < 2, Vec<T>')).toBe('Deep and calm, 1 < 2, Vec<T>');
});
