import { expect, test } from '@rstest/core';
import { encodeWritten } from './percent-decoding.ts';

test.each([
  ['https://a.example/%40x/100%/é[1].png', 'https://a.example/%40x/100%25/%C3%A9%5B1%5D.png'],
  ['https://[2001:db8::1]:8080/x%2Fy[1]', 'https://[2001:db8::1]:8080/x%2Fy%5B1%5D'],
  ['//me@[::1]/', '//me@[::1]/'],
])('%s is written with the escapes and the host of its author', (url, written) => {
  expect(encodeWritten(url)).toBe(written);
});
