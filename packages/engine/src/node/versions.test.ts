import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, SITES } from '../../test/run-quire.ts';

const { outDir, read, has, readSection } = openOutput('versions');

beforeAll(async () => {
  await buildSite(join(SITES, 'versions'), outDir);
});

test('the default version and language have no segment in the route', () => {
  const files = ['404', 'zh/404', 'v1/404', 'v1/zh/404', 'zh/guide/index', 'v1/guide/old'];
  expect(files.filter((file) => !has(`${file}.html`))).toEqual([]);
  expect(has('guide/old.html')).toBe(false);
});

test('links stay in their version, unless they name another', () => {
  expect(read('index.html')).toContain(
    '<a href="/guide/">Guide</a>, <a href="/v1/guide/old">the other</a>, <a href="/guide/">by file</a>',
  );
  expect(read('v1/index.html')).toContain(
    '<a href="/v1/guide/">Guide</a>, <a href="/v1/guide/old">the other</a>, <a href="/v1/guide/">by file</a>',
  );
  expect(read('v1/zh/index.html')).toContain('<a href="/v1/zh/guide/">指南</a>');
});

test('each version has its own sidebar', () => {
  expect(readSection('v2-en-guide')).toContain('The new page');
  expect(readSection('v1-en-guide')).toContain('Only old');
  expect(readSection('v1-en-guide')).not.toContain('The new page');
});

test('an old page names the newest as the one to know, where there is one', () => {
  expect(read('v1/guide/index.html')).toContain('<link rel="canonical" href="https://versions.example/guide/">');
  expect(read('v1/guide/old.html')).toContain('<link rel="canonical" href="https://versions.example/v1/guide/old">');
  expect(read('sitemap.xml')).not.toContain('https://versions.example/v1/guide/<');
  expect(read('sitemap.xml')).toContain('https://versions.example/v1/guide/old<');
});

test('the menu leads to the same page of the other version, or to its home', () => {
  expect(read('guide/index.html')).toMatch(/<a [^>]*href="\/v1\/guide\/"[^>]*>v1</);
  expect(read('guide/new.html')).toMatch(/<a [^>]*href="\/v1\/"[^>]*>v1</);
  expect(read('v1/zh/guide/index.html')).toMatch(/<a [^>]*href="\/zh\/guide\/"[^>]*>v2</);
});

test('the language menu stays in the version', () => {
  expect(read('v1/guide/index.html')).toMatch(/<a lang="zh"[^>]* href="\/v1\/zh\/guide\/"/);
  expect(read('v1/guide/old.html')).toMatch(/<a lang="zh"[^>]* href="\/v1\/zh\/guide\/old"/);
});

test('redundant segments lead to the route without them', () => {
  const rules = read('_redirects').split('\n');
  for (const rule of [
    '/v2/guide/* /guide/:splat',
    '/v2/zh/guide/* /zh/guide/:splat',
    '/v1/en/guide/* /v1/guide/:splat',
  ])
    expect(rules).toContain(`${rule} 301`);
  expect(read('v1/guide/index.html')).toMatch(/<html[^>]* data-versions="v1"/);
});

test('each version searches its own pages', async () => {
  expect(readSection('v1-en-guide')).toContain('"href":"/search/en-v1.json"');
  expect(read('search/en-v1.json')).toContain('/v1/guide/old');
  expect(read('search/en-v2.json')).not.toContain('/v1/');
  const { stdout } = await quire('search', 'old', outDir, '--version', 'v1', '--json');
  expect(stdout).toContain('"url": "/v1/guide/old"');
  expect((await quire('search', 'old', outDir, '--json')).stdout).not.toContain('/v1/');
});

test('one process and one cache build them all: what did not change in any of them is taken over', async () => {
  const { stdout } = await quire('build', join(SITES, 'versions'), '--out', outDir);
  expect(stdout).toContain('(0 documents rendered');
});
