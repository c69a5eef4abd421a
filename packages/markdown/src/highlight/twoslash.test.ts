import { expect, test } from '@rstest/core';
import { removeTwoslash } from './twoslash.ts';

test.each([
  ['queries', 'const a = 1;\n//    ^?\n// kept\n  // @errors: 2322\nb', 'const a = 1;\n// kept\nb'],
  ['what comes before a cut', 'import x;\n// ---cut---\nx;', 'x;'],
  ['what comes after a cut', 'x;\n// ---cut-after---\ny;', 'x;'],
  ['nothing where there is nothing', 'a // ^ b', 'a // ^ b'],
])('%s are not shown', (_, code, shown) => expect(removeTwoslash(code)).toBe(shown));
