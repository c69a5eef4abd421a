/** Tests that Chinese and Japanese text does not depend on where its lines end. */
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { compilePage, readHtml } from '../../test/checked-pages.ts';

const word = fc.constantFrom('厚', '德。', '「物', 'カナ', '𠮷', '“引”');
const marked = fc.constantFrom('**重（点）**', '*斜*', '[链接](https://a.example)', '~~旧~~', '中');
const end = fc.constantFrom('', '\n', '\n  ', ' \n');

test('Chinese and Japanese text is the same wherever its lines end', async () => {
  const text = fc.array(fc.tuple(word, end, marked, end), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(text, async (parts) => {
      const broken = parts.flat().join('');
      const whole = parts.map(([first, , second]) => first + second).join('');
      const [one, other] = await Promise.all([broken, whole].map(async (each) => readHtml(await compilePage(each))));
      expect(one).toBe(other);
    }),
    { numRuns: 300 },
  );
});
