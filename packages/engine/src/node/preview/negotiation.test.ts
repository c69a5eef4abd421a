import { expect, test } from '@rstest/core';
import { chooseEncoding, isFresh } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, BR;q=1', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('%s is answered as %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('with If-None-Match: %s, that "a" is known is %s', (ifNoneMatch, expected) => {
  expect(isFresh(ifNoneMatch, '"a"')).toBe(expected);
});
