import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createFilterPattern } from './filter-pattern.ts';

test.each([
  ['lib.autoExtension', 'auto ext', 'autoExt'],
  ['lib.autoExtension', 'autoext', 'autoExt'],
  ['lib.autoExtension', 'AUTO-EXT', 'autoExt'],
  ['a-b c', 'ABC', 'a-b c'],
  ['声明文件', '明文', '明文'],
  ['lib.dts', 'zzz', undefined],
  ['lib.dts', ' - ', ''],
])('in "%s" the filter finds "%s" as "%s"', (text, query, found) => {
  expect(createFilterPattern(query).exec(text)?.[0]).toBe(found);
});

test('any part of a text is found, with or without its hyphens and spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, wanted) => {
      const text = `${before}${wanted}-`;
      expect(createFilterPattern(wanted).test(text)).toBe(true);
      expect(createFilterPattern(wanted.replaceAll('-', ' ')).test(text)).toBe(true);
    }),
  );
});
