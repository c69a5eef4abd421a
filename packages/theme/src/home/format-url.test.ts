import { expect, test } from '@rstest/core';
import { formatUrl } from './format-url.ts';

test.each([
  ['https://rslib.rs', 'rslib.rs'],
  ['https://rslib.rs/', 'rslib.rs'],
  ['https://rslib.rs/zh/', 'rslib.rs/zh'],
])('%s is shown as %s', (href, shown) => {
  expect(formatUrl(href)).toBe(shown);
});
