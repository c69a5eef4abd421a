import { expect, test } from '@rstest/core';
import { buildOutput } from '../../../test/run-quire.ts';

test('links of the navigation are relative to the root of their locale, with or without a dot', async () => {
  const links = ['/guide/', 'guide', './guide', './guide/rope#knots', 'https://example.com/./x', '#here'];
  const { read } = await buildOutput({
    'site.config.mjs': "export default { base: '/docs/' };",
    'docs/_nav.json': JSON.stringify(links.map((link) => ({ text: link, link }))),
    'docs/index.md': '# Home\n',
    'docs/guide/index.md': '# Guide\n',
    'docs/guide/rope.md': '# Rope\n\n## Knots\n',
  });
  const nav = /<nav aria-label="Main".*?<\/nav>/s.exec(read('index.html'))?.[0] ?? '';
  expect([...nav.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/docs/guide/',
    '/docs/guide/',
    '/docs/guide/',
    '/docs/guide/rope#knots',
    'https://example.com/./x',
    '#here',
  ]);
});
