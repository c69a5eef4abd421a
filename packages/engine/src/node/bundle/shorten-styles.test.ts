/** Claims about stylesheets behind the minifier: they are shorter, and say the same. */
import { expect, test } from '@rstest/core';
import { shortenStyles } from './shorten-styles.ts';

test.each([
  ['.a{font-family:x, "y, z", var(--a, b)}', '.a{font-family:x,"y, z",var(--a,b)}'],
  ['.a{& b,& .c{d:e}& >f{g:h}}', '.a{b,.c{d:e}& >f{g:h}}'],
  ['.a{color:red;&>b{c:d}&+&{e:f}&:hover{g:h}}', '.a{color:red;>b{c:d}+&{e:f}&:hover{g:h}}'],
  ['.a{.b &,& c{d:e}}', '.a{.b &,c{d:e}}'],
  ['.a{:is(b,& c) &{d:e}}', '.a{:is(b,& c) &{d:e}}'],
  ['.a{background:url(a, b.png)}', '.a{background:url(a, b.png)}'],
  ['.a{content:"{& b"}', '.a{content:"{& b"}'],
  ['@scope (.a){& b{c:d, e}}', '@scope (.a){& b{c:d,e}}'],
  [
    '.a{-webkit-text-decoration-color:b;-webkit-text-decoration-color:b;text-decoration-color:b}',
    '.a{text-decoration-color:b}',
  ],
  ['.a{-webkit-user-select:b;-webkit-user-select:b;user-select:b}', '.a{-webkit-user-select:b;user-select:b}'],
  ['.a{content:"i";content:"i" / ""}', '.a{content:"i";content:"i" / ""}'],
])('%s is %s', (css, shorter) => {
  expect(shortenStyles(css)).toBe(shorter);
});
