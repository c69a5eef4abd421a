import { expect, test } from '@rstest/core';
import { renderInlineMarkdown } from './inline-text.ts';

test.each([
  ['a `b` **c** ~~d~~ *e*', 'a <code>b</code> <strong>c</strong> <del>d</del> <em>e</em>'],
  ['<script> & 2*3*4', '&lt;script&gt; &amp; 2*3*4'],
])('%j becomes %j', (text, html) => {
  expect(renderInlineMarkdown(text).dangerouslySetInnerHTML.__html).toBe(html);
});
