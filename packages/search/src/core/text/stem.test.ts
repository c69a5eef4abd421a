import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { stem } from './stem.ts';

test.each([
  ['bundle', 'bundles', 'bundled', 'bundling', 'bundler'],
  ['declare', 'declaration', 'declarations'],
  ['library', 'libraries'],
  ['generate', 'generated', 'generating', 'generation', 'generator'],
  ['minify', 'minified', 'minification'],
  ['compatible', 'compatibility'],
  ['external', 'externals', 'externalize'],
  ['run', 'running', 'runs'],
])('%s and its forms share a stem', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test.each([
  ['css', 'cs'],
  ['id', 'ids'],
  ['dts', 'dt'],
])('%s is not taken for %s', (short, other) => {
  expect(stem(short)).not.toBe(stem(other));
});

test('A stem is a prefix of its word', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abdeginorstyz'), maxLength: 14 }), (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
    }),
  );
});
