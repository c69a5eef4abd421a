import { expect, test } from '@rstest/core';
import { formatAddress } from './format-address.ts';

test.each([
  ['https://rslib.rs', 'rslib.rs'],
  ['https://rslib.rs/', 'rslib.rs'],
  ['https://rslib.rs/zh/', 'rslib.rs/zh'],
])('%s is shown as %s', (href, shown) => {
  expect(formatAddress(href)).toBe(shown);
});
