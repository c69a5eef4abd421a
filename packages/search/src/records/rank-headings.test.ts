import { expect, test } from '@rstest/core';
import { createTestEngine } from '../core/test-site.ts';
import { rankHeadings } from './rank-headings.ts';

test('The list has URL, page title and heading of each hit, in rank order and up to the limit', async () => {
  const lines = await rankHeadings(await createTestEngine(), 'dts alias', 2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual({ url: '/config/lib/dts#alias', title: 'lib.dts', section: 'dts.alias' });
});
