import { expect, test } from '@rstest/core';
import { extractNotations, removeTwoslash } from './notations.ts';

test.each([
  ['foo({ // [!code --]', 'foo({'],
  ['a = { /* [!code ++] */ }', 'a = { }'],
  ['<Box> {/* [!code highlight] */}', '<Box>'],
  ['if (a) { # [!code focus]', 'if (a) {'],
  ["x = 1 ' [!code ++]", 'x = 1'],
  ['{{ a }} {# [!code ++] #}', '{{ a }}'],
  ['{{ a }} {{!-- [!code ++] --}}', '{{ a }}'],
  ['x = 1 (* [!code ++] *)', 'x = 1'],
  ['set nu " [!code ++]', 'set nu'],
  ['echo a REM [!code --]', 'echo a'],
  ['\\item a % [!code focus]', '\\item a'],
  ['}; // [!code ++] // [!code focus]', '};'],
  ['(a) ;; [!code ++]', '(a)'],
  ['fn a() {} /// [!code ++]', 'fn a() {}'],
  ['a(); /** [!code ++] **/', 'a();'],
  ['<p> <!-- [!code error] --> </p>', '<p> </p>'],
])('removing the marks of %j leaves %j', (line, code) => {
  const found = extractNotations(line);
  expect(found.code).toBe(code);
  expect(found.lines.get(0)).not.toBeUndefined();
});

test('marks outside of a comment that contains only marks stay', () => {
  for (const line of [
    'const a = "[!code ++]";',
    'a = "b" [!code ++]',
    'Ahoy! [!code ++]',
    '// see [!code ++] here',
    'x // [!code unknown]',
  ])
    expect(extractNotations(line)).toMatchObject({ code: line, lines: new Map() });
});

test.each([
  ['queries', 'const a = 1;\n//    ^?\n// kept\n  // @errors: 2322\nb', 'const a = 1;\n// kept\nb'],
  ['lines before a cut', 'import x;\n// ---cut---\nx;', 'x;'],
  ['lines after a cut', 'x;\n// ---cut-after---\ny;', 'x;'],
  ['no other comments', 'a // ^ b', 'a // ^ b'],
])('of the comments of Twoslash, %s are removed', (_, code, shown) => expect(removeTwoslash(code)).toBe(shown));
