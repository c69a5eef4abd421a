import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { isXmlText } from '../../../test/sample-blog.ts';
import { escapeXml } from './xml.ts';

test('no text can leave its place in XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isXmlText(escapeXml(`${text}\0\uFFFE\uD800`))).toBe(true);
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
    }),
  );
});
