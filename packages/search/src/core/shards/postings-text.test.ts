import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { toPosting } from '../index/search-index.ts';
import { formatPostings, parsePostings } from './postings-text.ts';

test('Parsing formatted postings gives the original postings', () => {
  const posting = fc.record({ section: fc.nat(5_000_000), impact: fc.integer({ min: 1, max: 63 }) });
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: ({ section }) => section, maxLength: 60 }), (postings) => {
      const sorted = postings.toSorted((a, b) => a.section - b.section);
      const original = sorted.map(({ section, impact }) => toPosting(section, impact));
      expect(parsePostings(formatPostings(original))).toEqual(original);
    }),
  );
});

test('A posting of a neighboring section takes two characters', () => {
  expect(formatPostings([toPosting(0, 1), toPosting(1, 2), toPosting(2, 63)])).toHaveLength(6);
});
