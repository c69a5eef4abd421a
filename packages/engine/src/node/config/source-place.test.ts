import { expect, test } from '@rstest/core';
import { type FieldPath, findFieldPlace, parseConfig } from './source-place.ts';

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
    expect(findFieldPlace(parseConfig('site.config.ts', source), path)).toEqual({ line, column });
  },
);

test.each([
  ['const config = { title: 1 } satisfies UserConfig;\nexport default wrap(defineConfig(config));', 18],
  ['module.exports = { build() {}, title: 1 };', 32],
  [`export default ({ a: /'}/, title: \`\${1}\` }) as const;`, 28],
])('the field of %j is found, too', (text, column) => {
  expect(findFieldPlace(parseConfig('site.config.ts', text), ['title'])).toEqual({ line: 1, column });
});

test('a field that is nowhere has no place', () => {
  expect(findFieldPlace(parseConfig('site.config.ts', source), ['nothing'])).toBeUndefined();
  expect(findFieldPlace(parseConfig('site.config.ts', 'var a = f(a);\nexport default a;'), ['a'])).toBeUndefined();
});
