import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { pathText } from '../../core/index/build-postings.ts';
import { createRecords } from '../../core/records/create-records.ts';
import { page, section } from '../../core/test-site.ts';
import { indexTerms } from '../../core/text/tokenize.ts';
import { indexSections } from './find-sections.ts';

const termsOf = (text: string) => indexTerms(text).map(({ term }) => term);

/** Words of each form that is split differently: joined, camel case, Han of one and two code units, kana, full-width letters. */
const word = fc.constantFrom(
  ...['lib', 'dts', '.', 'AutoExternal', '::', '声明', '明文', '声', '𠮷', 'がぎ', 'Ｆ', '豈', 'é', '_', ' '],
);
const text = fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 12 }).map((words) => words.join(''));

test('Sections are found by the terms of the tokenizer only', () => {
  const sections = fc.array(fc.record({ title: text, blocks: fc.array(text, { maxLength: 3 }) }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(sections, { minLength: 1, maxLength: 3 }), text, (pages, asked) => {
      const records = createRecords(
        pages.map((each, at) =>
          page(
            `/page-${at}`,
            'Auto 声明',
            '',
            each.map(({ title, blocks }) => section('', 2, title, blocks)),
          ),
        ),
      );
      const texts = records.flatMap((record) =>
        record.sections.map(({ title, blocks, codeWords }) => [pathText(record), title, ...blocks, codeWords]),
      );
      const wanted = [...termsOf(asked), ...termsOf('声明 lib.dts autoExternal 豈')];
      const find = indexSections(records, wanted);
      for (const term of wanted) {
        const held = texts.flatMap((each, number) => (each.some((one) => termsOf(one).includes(term)) ? [number] : []));
        expect(find(term)).toEqual(held);
      }
      expect(find('nowhere')).toBeUndefined();
    }),
  );
});
