import { expect, test } from '@rstest/core';
import { removeTwoslash } from './notations.ts';

test.each([
  ['queries', 'const a = 1;\n//    ^?\n// kept\n  // @errors: 2322\nb', 'const a = 1;\n// kept\nb'],
  ['lines before a cut', 'import x;\n// ---cut---\nx;', 'x;'],
  ['lines after a cut', 'x;\n// ---cut-after---\ny;', 'x;'],
  ['no other comments', 'a // ^ b', 'a // ^ b'],
])('%s are removed', (_, code, shown) => expect(removeTwoslash(code)).toBe(shown));
