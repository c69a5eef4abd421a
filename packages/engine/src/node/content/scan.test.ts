import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import type { UserConfig } from '../config/config.ts';
import { resolveConfig } from '../config/resolve.ts';
import { scanPages } from './scan.ts';

const createSite = (...files: string[]) => writeSite(Object.fromEntries(files.map((file) => [file, '# x\n'])));

function routesOf(dir: string, user: UserConfig = {}): string[] {
  return scanPages(resolveConfig(user, { dir })).map(({ routePath }) => routePath);
}

test('only content whose name begins with an underscore is no page', () => {
  const dir = createSite(
    'docs/a.md',
    'docs/_part.md',
    'docs/_parts/b.md',
    'docs/shared/c.mdx',
    'docs/guide/fragments/d.md',
    'docs/guide/shared.md',
  );
  expect(routesOf(dir)).toEqual(['/a', '/guide/fragments/d', '/guide/shared', '/shared/c']);
});

test.each([
  [['**/{parts,shared}/**'], ['/a', '/guide/y.z']],
  [
    ['en/guide/*.md', './en/s?ared/**', '{x'],
    ['/a', '/guide/parts/b'],
  ],
])('patterns %j are over paths in a locale or in the docs folder', (exclude, expected) => {
  const dir = createSite('docs/en/a.md', 'docs/en/shared/c.md', 'docs/en/guide/parts/b.md', 'docs/en/guide/y.z.md');
  expect(routesOf(dir, { route: { exclude } })).toEqual(expected);
});

test('without a configuration, folders that are named as languages are the locales', () => {
  const dir = createSite('docs/en/index.md', 'docs/zh/index.md', 'docs/zh/guide/a.md', 'docs/assets/readme.md');
  expect(resolveConfig({}, { dir }).locales.map(({ lang, label }) => `${lang} ${label}`)).toEqual([
    'en English',
    'zh 中文',
  ]);
  expect(routesOf(dir)).toEqual(['/', '/zh/guide/a', '/zh/']);
});

test('a site in one language alone may be in the folder of that language', () => {
  const dir = createSite('docs/zh/index.md', 'docs/js/x.md');
  expect(resolveConfig({}, { dir })).toMatchObject({ defaultLang: 'zh', locales: [{ lang: 'zh', label: '中文' }] });
  expect(routesOf(dir)).toEqual(['/']);
});

test('a folder of pages that is named as a language is one, where the default language has none', () => {
  expect(routesOf(createSite('docs/index.md', 'docs/go/index.md'))).toEqual(['/go/', '/']);
});

test('README is the index of a folder that has none', () => {
  expect(routesOf(createSite('README.md', 'guide/readme.mdx'))).toEqual(['/', '/guide/']);
  expect(routesOf(createSite('a/README.md', 'a/index.md'))).toEqual(['/a/README', '/a/']);
});

test.each([
  ['route', ['a/README.md', 'a/readme.mdx'], /have the same route, \/a\//],
  ['URL', ['a/Compiler.md', 'a/compiler.md'], /differ only in letter case, \/a\/compiler and \/a\/Compiler\./],
  [
    'name with accents',
    ['caf\u00e9.md', 'cafe\u0301.md'],
    /look the same, (?:cafe%CC%81\.md and caf%C3%A9\.md|caf%C3%A9\.md and cafe%CC%81\.md)/,
  ],
])('two files for one %s are an error that shows the difference', (_, files, message) => {
  expect(() => routesOf(createSite(...files))).toThrow(message);
});
