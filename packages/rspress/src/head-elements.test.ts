import { expect, test } from '@rstest/core';
import { adoptFunction, readEntry, readHtml, readTag } from './head-elements.ts';

test.each([
  ['<meta name="a" content="x &amp; y">', [['meta', { name: 'a', content: 'x & y' }]]],
  ["<META name='a' content=b />", [['meta', { name: 'a', content: 'b' }]]],
  ['<script async src="/a.js"></script>', [['script', { async: '', src: '/a.js' }]]],
  [
    '<!-- x --> <link rel="me" href="/">\n<script>if (1 < 2) run("<p>")</script><style>a{}</style>',
    [
      ['link', { rel: 'me', href: '/' }],
      ['script', {}, 'if (1 < 2) run("<p>")'],
      ['style', {}, 'a{}'],
    ],
  ],
  ['', []],
])('%s is parsed', (html, elements) => expect(readHtml(html)).toEqual(elements));

test.each([
  '<p>x</p>',
  '<script>run()',
  'text',
  '<meta',
  '<noscript><img src="/x.png"></noscript>',
  '<meta name="a">x',
])('%s cannot be in a head', (html) => expect(readHtml(html)).toBeUndefined());

test('attributes may be numbers and booleans; tags of the body are left out', () => {
  expect(readEntry(['script', { defer: true, async: false, 'data-n': 1 }, 'run()'])).toEqual([
    ['script', { defer: '', 'data-n': '1' }, 'run()'],
  ]);
  expect(readEntry(['meta', { content: {} }])).toBeUndefined();
  expect(readTag({ tag: 'script', head: false })).toBeUndefined();
  expect(readTag({ tag: 'noscript', children: '<img>' })).toBeUndefined();
});

test('a function gets the fields of a route, and may return a list, HTML or nothing', () => {
  const page = { routePath: '/zh/a', lang: 'zh', version: '', sourcePath: 'zh/a.mdx', filePath: '/docs/zh/a.mdx' };
  const call = (written: (route: object) => unknown) => adoptFunction(written)(page);
  const [[, { content = '' }] = ['', {}]] = call((route) => ['meta', { content: JSON.stringify(route) }]);
  const said = { pageName: 'zh_a', relativePath: 'zh/a.mdx', absolutePath: '/docs/zh/a.mdx' };
  expect(JSON.parse(String(content))).toEqual({ ...page, ...said });
  expect(
    call(() => [
      ['meta', { name: 'a' }],
      ['link', {}],
    ]),
  ).toHaveLength(2);
  expect(call(() => '<meta name="a">')).toEqual([['meta', { name: 'a' }]]);
  expect(call(() => undefined)).toEqual([]);
  expect(() => call(() => 3)).toThrow('it returns 3, which is not an element');
});
