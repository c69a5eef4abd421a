import { expect, test } from '@rstest/core';
import { page, section } from '../test-site.ts';
import { createRecords } from './create-records.ts';
import { packPage, unpackPages } from './pack.ts';

test('An anchor is packed only if it cannot be derived from the title', () => {
  const records = createRecords([
    page('/a', 'lib.dts', '', [
      section('', 1, 'lib.dts'),
      section('use-the-cli', 2, 'Use the CLI'),
      section('use-the-cli-1', 2, 'Use the CLI'),
      section('which', 2, '如何选择'),
      section('', 2, ''),
    ]),
  ]);
  const packed = records.map(packPage);
  expect(packed.flatMap(({ 5: sections }) => sections.map(([anchor]) => anchor))).toEqual([
    '',
    0,
    'use-the-cli-1',
    'which',
    '',
  ]);
  expect(unpackPages(packed).map(({ sections }) => sections.map(({ anchor }) => anchor))).toEqual([
    ['', 'use-the-cli', 'use-the-cli-1', 'which', ''],
  ]);
});
