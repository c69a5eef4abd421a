import { expect, test } from '@rstest/core';
import { keepAddressTail } from './language-href.ts';

test('a change of language keeps query and hash', () => {
  expect(keepAddressTail('/zh/guide/x', { search: '?sidebar=0', hash: '#y' })).toBe('/zh/guide/x?sidebar=0#y');
  expect(keepAddressTail('/zh/', { search: '', hash: '' })).toBe('/zh/');
});
