import { expect, test } from '@rstest/core';
import { buildOutput, checkSite } from '../../../test/run-quire.ts';

const writeHome = (tagline: string, details: string) => ({
  'site.config.mjs': "export default { base: '/b/' };",
  'docs/index.md': `---\npageType: home\nhero:\n  name: Quay\n  tagline: ${tagline}\nfeatures:\n  - title: One\n    details: ${details}\n---\n`,
  'docs/guide/index.md': '# Guide\n',
  'docs/public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

test('URLs in the texts of a home page are published like those of its links', async () => {
  const { read } = await buildOutput(
    writeHome(
      'A <a title="see href=x" href="./guide/index.md">guide</a>, <a href="https://a.example">a host</a>',
      '<img alt="src=/x" src="/a.svg"> and <a className="y" href="/guide/">this</a>',
    ),
  );
  const html = read('index.html');
  expect(html).toContain('A <a title="see href=x" href="/b/guide/">guide</a>, <a href="https://a.example">a host</a>');
  expect(html).toContain('<img alt="src=/x" src="/b/a.svg"> and <a class="y" href="/b/guide/">this</a>');
  expect(read('index.md')).toContain('A [guide](/b/guide/index.md), [a host](https://a.example)');
  expect(read('index.md')).toContain('src=/x and [this](/b/guide/index.md)');
});

test('those that lead nowhere are reported, each once', async () => {
  const { diagnostics } = await checkSite(writeHome('A <a href="/nope">link</a>', '<img alt="" src="/none.svg">'));
  const found = diagnostics.filter(({ rule }) => rule !== 'output');
  expect(found.map(({ rule, line, message }) => [rule, line, message])).toEqual([
    ['componentLinks', 5, 'The link "/nope" does not match a page or a public file.'],
    ['siteImages', 8, 'The image "/none.svg" does not exist.'],
  ]);
});
