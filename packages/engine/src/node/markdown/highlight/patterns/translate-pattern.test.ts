/** Claims about which patterns are translated: none that JavaScript would match otherwise, or that might never end. */
import { expect, test } from '@rstest/core';
import { listPatterns } from './list-patterns.ts';
import { listGroups, translatePattern } from './translate-pattern.ts';

test.each([
  ['what a round of a loop may leave out is read', '(?:(a)|b)*', [1]],
  ['what a round may leave out is repeated', '(?:(a)|b)*c\\1', []],
  ['a group calls itself', '\\((?<n>[^()]|\\(\\g<n>*\\))*\\)', []],
  ['a search would have to begin within a match', 'a\\Gb', []],
  ['the match begins later than it is looked for', 'a\\Kb', []],
  ['a loop ends with what its next round begins with', '(\\s*\\w+\\s*)*z', []],
  ['a loop can read a text in two ways', '(a|ab|b)*z', []],
  ['a loop within a loop is the same loop', '(a*)*b', []],
  ['it is not valid', '(a', []],
])('none if %s', (_, pattern, read) => {
  expect(translatePattern(pattern, new Set(read))).toBeUndefined();
});

test.each([
  ['what a round may leave out is not read', '(?:(a)|b)*', []],
  ['a loop has delimiters', '(\\{([^{}]|\\{[^{}]*\\})*\\})*', []],
  ['a loop reads names with points between them', '\\w+(\\s*\\.\\s*\\w+)*', []],
  ['a search begins where the match does', '(^|\\G)\\s*a', [1]],
])('one if %s', (_, pattern, read) => {
  expect(translatePattern(pattern, new Set(read))?.pattern).toBe(pattern);
});

test.each([
  ['it needs', '(\\s*\\w+\\s*)*;', { ';': undefined }],
  ['an optional part needs', '(a)((<(b|bc|c)*>)*)?(d)', { '<': '(?:a)(?:(?:(?:)(?:)){0})?(?:d)' }],
  ['an alternative needs', '(?:[a-z]|\\\\(?:[a-f]+|.))*', { '\\': '(?:[a-z])*' }],
  ['an alternative before others needs', '(?:(-)-*-*|(a))*b', { '-': '(?:(?:(?:)){0}(?:a))*b' }],
  ['must not follow', '(?!(,*)*,)[^,]*', { ',': '(?:(?:)){0}[^\\,]*' }],
  ['of which one must have been before', '(?<=(,*)*,|a)b', { ',': '(?<=(?:(?:)){0}a)b' }],
])('in lines without a character, where %s it: %s', (_, pattern, forms) => {
  const translated = translatePattern(pattern);
  expect(translated?.anywhere).toBeUndefined();
  const sources = translated?.lacking?.map(({ character, anywhere }) => [character, anywhere?.source]);
  expect(Object.fromEntries(sources ?? [])).toEqual(forms);
});

test.each([
  ['what is left repeats what was captured', '(;*)*;?\\1'],
  ['what is left cannot be written', '(?x) \\  (?:(;*)*;)? a'],
  ['the character is a letter, which has two cases', '(?i)(a*)*k'],
])('none in lines without a character if %s', (_, pattern) => {
  expect(translatePattern(pattern)).toBeUndefined();
});

test.each([
  ['none', '(a)(?<n>b)[(](c)', [], '(?:a)(?:b)[\\(](?:c)', undefined],
  ['one', '(a)(b)(c)', [2], '(?:a)(b)(?:c)', [2]],
  ['the first', '(a(b))', [1], '(a(?:b))', undefined],
  ['what is repeated, and so all', '(a)(b)\\1', [], '(a)(b)\\1', undefined],
])('of its captures an expression has those that rules read: %s', (_, pattern, read, source, numbers) => {
  const { anywhere } = translatePattern(pattern, new Set(read)) ?? {};
  expect(anywhere).toMatchObject({ source, groups: listGroups(source, 'v').length });
  expect(anywhere?.numbers).toEqual(numbers);
});

test('a pattern that holds only where a search begins is nothing elsewhere, and nothing more there', () => {
  const translated = translatePattern('\\G(a)', new Set([1]));
  expect(translated?.atStart?.source).toBe('(a)');
  expect(translated?.anywhere?.source).not.toBe(translated?.atStart?.source);
});

test('the patterns of a grammar are listed as the tokenizer asks for them, with the captures that rules read', () => {
  const grammar = {
    patterns: [{ match: 'a\\z', name: 'x.$2', captures: { 1: { name: 'y' } } }],
    repository: { r: { begin: '\\A(b)', end: '\\1', beginCaptures: { 0: { patterns: [{ match: 'c' }] } } } },
  };
  const listed = listPatterns(grammar);
  expect(listed.get('a$(?!\\n)(?<!\\n)')).toEqual(new Set([1, 2]));
  expect(listed.get('\\A(b)')).toEqual(new Set([0, 1]));
  expect([...listed.keys()]).toEqual(expect.arrayContaining(['\\\uFFFF(b)', 'c', '\uFFFF']));
});

test.each([
  ['(a)(?:b)(?=c)(?<name>d)(?<=e)(?<!f)', 2],
  ['\\((a)\\[(b)', 2],
  ['[\\(\\[](a)[[a-z]&&[\\]\\(a]](b)', 2],
])('%s has %i groups', (source, count) => {
  expect(listGroups(source, 'v')).toHaveLength(count);
  expect(new RegExp(`${source}|`, 'v').exec('')).toHaveLength(count + 1);
});

test('what is no expression has no groups', () => {
  expect(() => listGroups('(a', 'v')).toThrow(SyntaxError);
});
