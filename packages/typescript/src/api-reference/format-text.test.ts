import { expect, test } from '@rstest/core';
import { formatProse } from './format-text.ts';

test('a bare URL in the text of a package becomes a link to exactly that URL', () => {
  expect(formatProse('See https://a.example/b_c#d. Then `x_y`, and _z_.')).toBe(
    'See <https://a.example/b_c#d>. Then `x_y`, and &#95;z&#95;.',
  );
});
