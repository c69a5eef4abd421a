import { expect, test } from '@rstest/core';
import { formatProse } from './format-text.ts';

test('a bare URL in the words of a package leads where it says, whatever is in it', () => {
  expect(formatProse('See https://a.example/b_c#d. Then `x_y`, and _z_.')).toBe(
    'See <https://a.example/b_c#d>. Then `x_y`, and &#95;z&#95;.',
  );
});
