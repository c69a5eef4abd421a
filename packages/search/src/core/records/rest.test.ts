import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { page, section, testPages } from '../test-site.ts';
import { createRecords } from './create-records.ts';
import { packPage, unpackPages } from './pack.ts';
import { cutPages } from './rest.ts';

test('Heads contain no text, and unpacking them with the rest gives the original pages', () => {
  const records = createRecords(testPages);
  const { heads, rest } = cutPages(records.map(packPage));
  expect(unpackPages(heads, rest)).toEqual(records);
  expect(unpackPages(heads).flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))).toEqual([]);
});

test('Any text survives the split', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(' ', 'é', '声', '🚀', '\ud800'), fc.string({ maxLength: 9 })),
  });
  const clean = text.map((raw) => raw.replace(/\s+/g, ' ').trim()).filter(Boolean);
  fc.assert(
    fc.property(fc.array(clean), text, (blocks, title) => {
      const records = createRecords([page('/a', title, '', [section('x', 2, title, blocks)])]);
      const { heads, rest } = cutPages(records.map(packPage));
      expect(unpackPages(heads, rest)).toEqual(records);
    }),
  );
});
