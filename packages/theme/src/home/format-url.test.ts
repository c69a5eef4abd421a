import { expect, test } from '@rstest/core';
import { formatUrl } from './format-url.ts';

test.each([
  ['https://docs.example', 'docs.example'],
  ['https://docs.example/', 'docs.example'],
  ['https://docs.example/zh/', 'docs.example/zh'],
])('%s is shown as %s', (href, shown) => {
  expect(formatUrl(href)).toBe(shown);
});
