import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type DocsPage, type Locale, loadPage, loadPages, WEBSITE } from './docs-page.ts';

type Defaults = Record<string, Record<string, unknown>>;

/** What the example's script has measured; the check of the examples ensures that it is still true. */
const defaults: Defaults = JSON.parse(
  readFileSync(join(WEBSITE, 'examples/basic-defaults/dist/defaults.json'), 'utf8'),
);
const FORMATS = ['esm', 'cjs', 'umd', 'mf'];

/** The rows of the matrix, in order. */
const MATRIX = [
  'output.target',
  'output.filename.js',
  'output.filename.js without type',
  'output.filenameHash',
  'output.autoExternal',
  'Node.js modules',
  'output.minify.js',
  'output.assetPrefix',
  'output.dataUriLimit',
  'process.env.NODE_ENV',
  'shims.cjs',
  'syntax',
  'dynamic import',
];

const COMMON = [
  'output.minify.css',
  'output.injectStyles',
  'output.sourceMap',
  'output.cleanDistPath',
  'output.legalComments',
  'output.polyfill',
  'source.decorators.version',
];

const WORDS: Record<string, Record<Locale, string>> = {
  kept: { en: 'kept', zh: '保留' },
  production: { en: 'replaced', zh: '替换' },
  '[name].[contenthash:10].js': { en: 'with a hash', zh: '带 hash' },
  external: { en: 'yes', zh: '是' },
  'not external': { en: 'no', zh: '否' },
  'unused code': { en: 'unused code', zh: '死代码' },
  whitespace: { en: 'unused code, whitespace', zh: '死代码、空白' },
  'own file': { en: 'own file', zh: '单独的文件' },
  'same file': { en: 'same file', zh: '同一个文件' },
  node: { en: 'latest Node.js', zh: '最新的 Node.js' },
  browsers: { en: 'latest browsers', zh: '最新的浏览器' },
};

const pages = (['en', 'zh'] as const).flatMap((locale) =>
  loadPages(locale).filter(({ name }) => name === 'guide/basic/defaults'),
);

test.each(pages.map((page) => [page.locale, page] as const))(
  'the matrix of defaults is what rslib inspect reports (%s)',
  (locale, page) => {
    const [matrix, common] = readTables(page);
    const expected = MATRIX.map((key) => FORMATS.map((format) => formatCell(key, defaults[format]?.[key], locale)));
    expect(matrix).toEqual(expected);
    const values = COMMON.map((key) => [
      ...new Set(FORMATS.map((format) => formatCell(key, defaults[format]?.[key], locale))),
    ]);
    expect(common).toEqual(values);
  },
);

test('IIFE has the defaults of UMD, and shares its column', () => {
  expect(defaults.iife).toEqual(defaults.umd);
});

test('what bundleless output has in common with bundles is the same column', () => {
  const differing = ['output.autoExternal'];
  for (const format of ['esm', 'cjs']) {
    const [bundle, bundleless] = [defaults[format], defaults[`${format}-bundleless`]].map((column) =>
      Object.entries(column ?? {}).filter(([key]) => !differing.includes(key)),
    );
    expect(bundleless).toEqual(bundle);
  }
});

/** Rows of the matrix whose options say on their own page what the default is. */
const STATED = [
  'output.target',
  'output.filenameHash',
  'output.autoExternal',
  'output.assetPrefix',
  'output.dataUriLimit',
  'output.injectStyles',
  'output.cleanDistPath',
  'output.legalComments',
  'output.polyfill',
];

test.each(['en', 'zh'] as const)('an option names every default that a format has (%s)', (locale) => {
  const source = ['output.md', 'output-code.md']
    .map((file) => loadPage(locale, `config/rsbuild/${file}`).source)
    .join('\n');
  const unnamed = STATED.flatMap((key) => {
    const section = source.split(`\n## ${key}\n`)[1] ?? '';
    const line = section.match(/^- \*\*(?:Default:|默认值：)\*\*.*$/m)?.[0] ?? '';
    const values = new Set(FORMATS.map((format) => formatCell(key, defaults[format]?.[key], locale)));
    return [...values].filter((value) => !line.includes(value)).map((value) => `${key}: ${value} is not in "${line}"`);
  });
  expect(unnamed).toEqual([]);
});

/** The cells of each table of a page, without its head and its first column. */
function readTables(page: DocsPage): string[][][] {
  const blocks = page.source.match(/(?:^\|.*\|$\n?)+/gm) ?? [];
  return blocks.map((block) =>
    block
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .slice(1)
          .map((cell) => cell.trim()),
      ),
  );
}

function formatCell(key: string, value: unknown, locale: Locale): string {
  const known = Array.isArray(value) ? toEnvironment(value) : value;
  const word = typeof known === 'string' ? WORDS[known]?.[locale] : undefined;
  // `process.env.NODE_ENV` may be kept, `output.target` is the value `node`.
  if (word !== undefined && key !== 'output.target') return word;
  if (typeof known !== 'string' || key.startsWith('output.filename.js')) return `\`${known}\``;
  return `\`'${known}'\``;
}

function toEnvironment(browserslist: unknown[]): string {
  return browserslist.every((query) => String(query).includes('node')) ? 'node' : 'browsers';
}
