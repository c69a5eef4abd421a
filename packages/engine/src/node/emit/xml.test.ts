import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { escapeXml } from './xml.ts';

test('no text can leave its place in XML', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/);
    }),
  );
});
