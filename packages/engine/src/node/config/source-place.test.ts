import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { type FieldPath, findFieldPlace } from './source-place.ts';

const source = `import { defineConfig } from '@quire/engine';

// { title: 'not this one' }
export default defineConfig({
  title: 'A, {b}',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', /* , */ 'label': \`简体\` },
  ],
  redirects: { '/old#a': '/new' },
  build: () => ({ locales: 1 }),
  footer: 'x',
});
`;

test.each([
  [['title'], 5, 3],
  [['locales', 1, 'label'], 8, 27],
  [['redirects', '/old#a'], 10, 16],
  [['footer'], 12, 3],
  [['locales', 0, 'title'], 7, 5],
  [['locales', { lang: 'zh' }, 'label'], 8, 27],
] as Array<[FieldPath, number, number]>)(
  '%j is found where its author wrote it, or where it belongs',
  (path, line, column) => {
    expect(findFieldPlace(source, path)).toEqual({ line, column });
  },
);

test('a field that is nowhere has no place', () => {
  expect(findFieldPlace(source, ['nothing'])).toBeUndefined();
  expect(findFieldPlace('export default config;', ['title'])).toBeUndefined();
});

test('whatever the file holds, looking ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'{}[](),:\'"`/*\\ \nabc') }),
      (text) => void findFieldPlace(`export default {${text}`, ['a', 0, 'b']),
    ),
  );
});
