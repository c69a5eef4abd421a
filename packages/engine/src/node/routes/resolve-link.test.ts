import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createAssetFinder } from '../content/images.ts';
import type { RouteTable } from '../content/route-table.ts';
import { listGeneratedFiles } from './generated-files.ts';
import { createConfiguredRedirects } from './redirects/configured-redirects.ts';
import { type LinkContext, resolveLink } from './resolve-link.ts';

const routes = sampleRoutes(
  'en/index',
  'en/guide/start/index',
  'en/guide/start/quick-start',
  'en/guide/basic/cli',
  'en/guide/basic/README',
  'en/blog/only-english',
  'zh/index',
  'zh/guide/start/index',
  'zh/guide/basic/cli',
);
const context = createContext(routes, sampleConfig());

function createContext(known: RouteTable, config: ResolvedConfig): LinkContext {
  const publicFiles = new Map(
    ['/logo.svg', '/a b.pdf', '/C#.pdf', '/re\u0301sume\u0301.pdf'].map((path) => [path.normalize(), path]),
  );
  const generatedFiles = new Set(listGeneratedFiles({ routes: known, config }));
  return {
    routes: known,
    config: { ...config, base: '/docs/' },
    publicFiles,
    generatedFiles,
    findAsset: createAssetFinder(config),
    suggestRoute: () => undefined,
    moves: createConfiguredRedirects(known, config),
  };
}

const english = samplePage('en/guide/start/index');
const chinese = samplePage('zh/guide/start/index');

function describeLink(target: string, from = english, sourcePath = from.sourcePath): string {
  const link = resolveLink({ target, sourcePath }, from, context);
  if (link.kind === 'page') return link.routePath + link.query + link.hash;
  if (link.kind === 'file') return `file: ${link.path}${link.query}${link.hash}`;
  if (link.kind === 'asset') return `asset: ${link.use.source}`;
  return link.kind === 'dead' ? `dead: ${link.reason}` : `external: ${link.url}`;
}

test.each([
  ['quick-start.md', '/guide/start/quick-start'],
  ['./quick-start', '/guide/start/quick-start'],
  ['../basic/cli.mdx#sail-build', '/guide/basic/cli#sail-build'],
  ['../../index.md', '/'],
  ['../..', '/'],
  ['README.md', '/guide/start/'],
  ['/guide/start/readme', '/guide/start/'],
  ['../basic/README.md#a', '/guide/basic/README#a'],
  ['./', '/guide/start/'],
  ['../../../zh/guide/basic/cli.md', '/zh/guide/basic/cli'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/index.html?outline=0#a', '/guide/start/?outline=0#a'],
  ['/guide/basic/cli/', '/guide/basic/cli'],
  ['/en/guide/basic/cli', '/guide/basic/cli'],
  ['/en', '/'],
  ['/zh', '/zh/'],
  ['/', '/'],
  ['#here', '/guide/start/#here'],
  ['?navbar=0', '/guide/start/?navbar=0'],
  ['', '/guide/start/'],
  ['/docs/guide/start?a#b', '/guide/start/?a#b'],
  ['/docs', '/'],
  ['/docs/logo.svg', 'file: /logo.svg'],
  ['/docs/docs/guide/start', 'dead: no page'],
])('%s in an English page leads to %s', (target, expected) => {
  expect(describeLink(target)).toBe(expected);
});

test.each([
  ['/guide/basic/cli#a', '/zh/guide/basic/cli#a'],
  ['/zh/guide/basic/cli', '/zh/guide/basic/cli'],
  ['/en/guide/basic/cli', '/guide/basic/cli'],
  ['/blog/only-english', '/blog/only-english'],
  ['/', '/zh/'],
  ['../basic/cli.md', '/zh/guide/basic/cli'],
  ['../../../en/guide/basic/cli.md', '/guide/basic/cli'],
])('%s in a Chinese page leads to %s', (target, expected) => {
  expect(describeLink(target, chinese)).toBe(expected);
});

test.each([
  ['https://example.com/x', 'external: https://example.com/x'],
  ['mailto:a@b.c', 'external: mailto:a@b.c'],
  ['TEL:123', 'external: TEL:123'],
  ['//cdn.example/x', 'external: //cdn.example/x'],
  ['/logo.svg', 'file: /logo.svg'],
  ['/a%20b.pdf#page=2', 'file: /a b.pdf#page=2'],
  ['/C%23.pdf#page=2', 'file: /C#.pdf#page=2'],
  ['/C#.pdf', 'file: /C#.pdf'],
  ['/r\u00e9sum\u00e9.pdf', 'file: /re\u0301sume\u0301.pdf'],
  ['javascript:alert(1)', 'dead: scheme'],
  ['data:text/html,x', 'dead: scheme'],
  ['/nowhere', 'dead: no page'],
  ['../../../../etc/passwd', 'dead: no page'],
  ['/%zz', 'dead: no page'],
])('%s is %s', (target, expected) => {
  expect(describeLink(target)).toBe(expected);
});

test('a link in a fragment is relative to the fragment, its anchors to the page', () => {
  expect(describeLink('../guide/basic/cli.md', chinese, 'zh/_shared/x.md')).toBe('/zh/guide/basic/cli');
  expect(describeLink('../guide/basic/cli.md', chinese, '_shared/x.md')).toBe('/zh/guide/basic/cli');
  expect(describeLink('guide/basic/cli.md', chinese, 'shared.md')).toBe('/zh/guide/basic/cli');
  expect(describeLink('#a', chinese, 'zh/_shared/x.md')).toBe('/zh/guide/start/#a');
});

test('in a docs folder without locale folders, files are routes', () => {
  const plain = sampleRoutes(samplePage('en/a/b', { sourcePath: 'a/b.md' }));
  const context = createContext(
    plain,
    sampleConfig({ localeFolders: false, locales: [{ lang: 'en', label: 'English' }] }),
  );
  const link = resolveLink({ target: './b.md', sourcePath: 'a/c.md' }, english, context);
  expect(link).toMatchObject({ kind: 'page', routePath: '/a/b' });
});

test('whatever an author writes, a link resolves to something and never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (target) => void describeLink(target, chinese)));
});

test('every spelling of a route resolves to its canonical form, which resolves to itself', () => {
  const spelling = fc.constantFrom(
    (path: string) => path,
    (path: string) => path.toUpperCase(),
    (path: string) => `${path.replace(/\/$/, '')}.html`,
    (path: string) => `${path.replace(/\/$/, '')}/`,
    (path: string) => `${path.replace(/\/$/, '')}/index`,
  );
  fc.assert(
    fc.property(fc.constantFrom(...routes.pages), spelling, ({ routePath }, spell) => {
      if (routePath === '/') return;
      const canonical = describeLink(spell(routePath));
      expect(canonical).toBe(routePath);
      expect(describeLink(canonical)).toBe(canonical);
    }),
  );
});
