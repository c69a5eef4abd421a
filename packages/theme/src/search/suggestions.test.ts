import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { listAttempts, pickSuggestions } from './suggestions.ts';
import { createHit } from './test-hit.ts';

const find = (title: string) => ({ hit: createHit({ titles: [title] }), position: 1, title: [], snippet: [] });

test('several words are tried one by one, then their prefixes', () => {
  expect(listAttempts('emit zzzzzz').map(({ query }) => query)).toEqual(['emit', 'zzzzzz', 'emi', 'zzzzz', 'zzz']);
});

test('prefixes of a single word are tried, the longest first; Chinese ones down to two characters', () => {
  expect(listAttempts('externalzz').map(({ query }) => query)).toEqual(['externalz', 'external', 'exter', 'ext']);
  expect(listAttempts('声明文档').map(({ query }) => query)).toEqual(['声明文', '声明']);
});

test('a word with hits is suggested itself, a prefix as the titles that it finds', () => {
  const attempts = [
    { query: 'emit', isWhole: true },
    { query: 'zzzz', isWhole: true },
    { query: 'exter', isWhole: false },
  ];
  const answers = [[find('Output')], [], [find('autoExternal'), find('EMIT'), find('Third-party'), find('More')]];
  expect(pickSuggestions('emit zzzz', attempts, answers)).toEqual(['EMIT', 'autoExternal', 'Third-party']);
});

test('the query itself is not suggested, and there are at most three suggestions', () => {
  const answers = [[find('Format'), find('a'), find('b'), find('c'), find('d')]];
  expect(pickSuggestions(' format ', [{ query: 'forma', isWhole: false }], answers)).toEqual(['a', 'b', 'c']);
});

test('any query has a limited number of attempts, none of them empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (query) => {
      const attempts = listAttempts(query);
      expect(attempts.length).toBeLessThanOrEqual(8);
      expect(attempts.every((attempt) => attempt.query.trim() !== '')).toBe(true);
    }),
  );
});
