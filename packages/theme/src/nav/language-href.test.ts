import { expect, test } from '@rstest/core';
import { keepUrlTail } from './language-href.ts';

test('changing the language keeps query and hash', () => {
  expect(keepUrlTail('/zh/guide/x', { search: '?sidebar=0', hash: '#y' })).toBe('/zh/guide/x?sidebar=0#y');
  expect(keepUrlTail('/zh/', { search: '', hash: '' })).toBe('/zh/');
});
