import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite as build, openOutput as open, quire, SITES, writeSite } from '../../test/run-quire.ts';

const openOutput = () => open('build');
const buildSite = (name: string, outDir: string) => build(join(SITES, name), outDir);

test('a plain folder of Markdown becomes a site with clean URLs, links between routes, and headings from names', async () => {
  const { outDir, read, has } = openOutput();
  await buildSite('plain', outDir);
  for (const file of ['guide/first.html', '404.html']) expect(has(file)).toBe(true);
  expect(read('index.html')).toContain('<a href="/guide/first">one page</a>');
  expect(read('index.html')).toContain('<a href="/guide/second#part">a part of another</a>');
  expect(read('guide/second.html')).toContain('<a href="/">link back</a>');
  expect(read('guide/second.html')).toContain('<h1 id="second">Second');
});

describe('a site in two languages under a base path', () => {
  const { outDir, read } = openOutput();
  beforeAll(() => buildSite('two-locales', outDir));

  test('language, description, URLs and links without a locale agree', () => {
    expect(read('zh/guide/page.html')).toContain('<a href="/docs/zh/guide/">指南</a>');
    expect(read('guide/page.html')).toContain('<a href="/docs/guide/">the guide</a>');
    const html = read('zh/guide/page.html');
    expect(html).toContain('<html lang="zh-CN" dir="ltr"');
    expect(html).toContain('<meta name="description" content="中文。">');
    expect(html).toContain('<link rel="canonical" href="https://two.example/docs/zh/guide/page">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="https://two.example/docs/guide/page">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://two.example/docs/guide/page">');
    expect(read('sitemap.xml')).toContain('https://two.example/docs/zh/guide/page');
  });

  test('pages carry no style attribute and no inline handler, and no script in place that their policy does not name', () => {
    const policy = read('_headers');
    for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )) {
      const html = read(file);
      expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
      if (!html.includes('quire-redirect')) expect(scripts).not.toEqual([]);
      for (const text of scripts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });
});

describe('a build that fails', () => {
  test('reports every error with its place, and keeps the last output', async () => {
    const { outDir, read } = openOutput();
    await buildSite('plain', outDir);
    const { code, stderr } = await quire('build', join(SITES, 'broken'), '--out', outDir);
    expect(code).toBe(1);
    expect(stderr).toContain('index.md:3:1');
    expect(stderr).toContain('index.md:5:1');
    expect(stderr).toContain('3 errors, 1 warning; the stage "check" failed, and the previous output was kept');
    expect(read('index.html')).toContain('A plain folder');
  });

  test.each([
    ['while it compiles', { 'docs/broken.mdx': '# Broken\n\n<Box\n' }],
    [
      'while it bundles',
      { 'docs/broken.mdx': "import { Box } from './box';\n\n# B\n\n<Box />\n", 'docs/box.tsx': 'const' },
    ],
    ['as it is checked', { 'docs/broken.md': '# Broken\n\n[gone](./gone.md)\n' }],
  ])('%s reports the warnings too, after its errors', async (_, files) => {
    const warned = { 'docs/index.md': '---\nsidbar: true\n---\n# Home\n\n[Broken](/broken)\n' };
    const { code, stderr } = await quire('build', writeSite({ ...warned, ...files }));
    expect(code).toBe(1);
    expect(stderr).toMatch(/✗[\s\S]*! docs\/index\.md|✗[\s\S]*! .*index\.md:2:1[\s\S]*sidbar/);
    expect(stderr).toContain('sitemap.xml was skipped');
    expect(stderr).toMatch(/1 error, 2 warnings; the stage "\w+" failed, and nothing was written/);
    expect(stderr.lastIndexOf('✗')).toBeLessThan(stderr.indexOf('\n! '));
  });

  test('a folder that does not exist, a command that does not exist', async () => {
    expect((await quire('build', '/nowhere/at/all')).stderr).toContain('The folder "/nowhere/at/all" does not exist.');
    expect((await quire('biuld')).stderr).toMatch(/Unknown command "biuld"\.[\s\S]*Did you mean "quire build"\?/);
  });

  test('each command has a help of its own, and the program has a version', async () => {
    for (const command of ['build', 'dev', 'preview', 'check', 'init', 'search']) {
      const { code, stdout } = await quire(command, '--help');
      expect({ code, start: stdout.split('\n')[0] }).toEqual({
        code: 0,
        start: expect.stringContaining(`quire ${command}`),
      });
    }
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect((await quire('--version')).stdout).toBe(`${version}\n`);
  });
});
