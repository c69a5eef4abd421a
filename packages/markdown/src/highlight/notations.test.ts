import { expect, test } from '@rstest/core';
import { extractNotations } from './notations.ts';

test.each([
  ['foo({ // [!code --]', 'foo({'],
  ['a = { /* [!code ++] */ }', 'a = { }'],
  ['<Box> {/* [!code highlight] */}', '<Box>'],
  ['if (a) { # [!code focus]', 'if (a) {'],
  ['}; // [!code ++] // [!code focus]', '};'],
  ['<p> <!-- [!code error] --> </p>', '<p> </p>'],
])('the marks of %j leave %j', (line, code) => {
  const found = extractNotations(line);
  expect(found.code).toBe(code);
  expect(found.lines.get(0)).not.toBeUndefined();
});

test('what is not a comment of marks alone stays', () => {
  for (const line of ['const a = "[!code ++]";', '// see [!code ++] here', 'x // [!code unknown]'])
    expect(extractNotations(line)).toMatchObject({ code: line, lines: new Map() });
});
