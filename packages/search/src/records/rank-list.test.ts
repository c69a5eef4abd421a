import { expect, test } from '@rstest/core';
import { createTestEngine } from '../core/test-site.ts';
import { rankHeadings } from './rank-list.ts';

test('A line has the URL, the page and the heading, in rank order and no more than asked for', async () => {
  const lines = await rankHeadings(await createTestEngine(), 'dts alias', 2);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual({ url: '/config/lib/dts#alias', title: 'lib.dts', section: 'dts.alias' });
});
