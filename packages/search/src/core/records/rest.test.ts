import { expect, test } from '@rstest/core';
import { testPages } from '../test-site.ts';
import { createRecords } from './create-records.ts';
import { packPage, unpackPage } from './pack.ts';
import { cutPages, joinPages } from './rest.ts';

test('Heads and rest together are the whole, and heads have one paragraph at most', () => {
  const records = createRecords(testPages);
  const { heads, rest } = cutPages(records.map(packPage));
  expect(joinPages(heads, rest).map(unpackPage)).toEqual(records);
  expect(heads.map(unpackPage).every(({ sections }) => sections.every(({ blocks }) => blocks.length <= 1))).toBe(true);
});
