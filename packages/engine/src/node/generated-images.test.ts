/** Claims about images that plugins make for links to pages. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openDevSite } from '../../test/dev-site.ts';
import { openOutput, quire, quireAlone, writeSite } from '../../test/run-quire.ts';
import { writeFiles } from '../../test/temporary-site.ts';

/** Writes into a file what it renders; its image is the text that the page is described with. */
const PLUGIN = `import { appendFileSync } from 'node:fs';
export default {
  siteUrl: 'https://rivet.example',
  image: '/site.svg',
  plugins: [{
    name: 'texts',
    image({ title, siteTitle, description, trail, lang }) {
      if (title === 'Plain') return undefined;
      const text = [title, siteTitle, description, trail.join('>')].join('|');
      return { path: 'texts/' + encodeURIComponent(text).replaceAll('%', '-') + '.png', width: 12, height: 6, alt: 'Of ' + title,
        render() {
          if (title === 'Broken') throw new Error('no ink');
          appendFileSync(new URL('./rendered.txt', import.meta.url), title + '\\n');
          return title === 'Wrong' ? 'text' : Buffer.from(text);
        } };
    },
  }],
  title: 'Rivet', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文', title: '铆钉' }],
};
`;

const FILES = {
  'site.config.mjs': PLUGIN,
  'public/site.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>',
  'docs/en/index.md': '# Home\n',
  'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/start/one" }]',
  'docs/en/guide/_meta.json': '[{ "type": "dir", "name": "start", "label": "Start" }]',
  'docs/en/guide/start/one.md': '# One\n\nA first step.\n',
  'docs/en/plain.md': '# Plain\n',
  'docs/en/own.md': '---\nimage: /site.svg\n---\n\n# Own\n',
  'docs/zh/index.md': '# 首页\n',
};

const readImage = (html: string, name = '') =>
  new RegExp(`<meta property="og:image${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';

const listRendered = (dir: string) =>
  existsSync(join(dir, 'rendered.txt'))
    ? readFileSync(join(dir, 'rendered.txt'), 'utf8').trim().split('\n').sort()
    : [];

test('a page without an image has the one that a plugin makes, or else that of the configuration', async () => {
  const dir = writeSite(FILES);
  const { outDir, read } = openOutput('generated-images');
  expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
  const html = read('guide/start/one.html');
  expect(readImage(html)).toMatch(/^https:\/\/rivet\.example\/texts\/One/);
  expect([':width', ':height', ':alt'].map((name) => readImage(html, name))).toEqual(['12', '6', 'Of One']);
  expect(read(readImage(html).slice('https://rivet.example/'.length))).toBe('One|Rivet|A first step.|Guide>Start');
  expect(decodeURIComponent(readImage(read('zh/index.html')).replaceAll('-', '%'))).toContain('首页|铆钉');
  for (const page of ['plain.html', 'own.html']) expect(readImage(read(page))).toBe('https://rivet.example/site.svg');
  expect(readImage(read('own.html'), ':alt')).toBe('Own');
});

test('a build renders what the ones before it have not, and forgets what no page has', async () => {
  const dir = writeSite(FILES);
  const { outDir } = openOutput('generated-images-again');
  await quireAlone('build', dir, '--out', outDir);
  // Each page has one in both languages, whose sites have different titles.
  const first = listRendered(dir);
  expect(first).toContain('One');
  const files = readdirSync(join(outDir, 'texts'));
  rmSync(outDir, { recursive: true });
  await quireAlone('build', dir, '--out', outDir);
  expect(listRendered(dir)).toEqual(first);
  expect(readdirSync(join(outDir, 'texts'))).toEqual(files);
  writeFiles(dir, { 'docs/en/guide/start/one.md': '# Two\n' });
  await quireAlone('build', dir, '--out', outDir);
  writeFiles(dir, { 'docs/en/guide/start/one.md': FILES['docs/en/guide/start/one.md'] });
  await quireAlone('build', dir, '--out', outDir);
  expect(listRendered(dir).filter((title) => !first.includes(title))).toEqual(['Two', 'Two']);
  expect(listRendered(dir).filter((title) => title === 'One')).toHaveLength(
    2 * first.filter((title) => title === 'One').length,
  );
});

test('an image that cannot be rendered, or is not bytes, is an error that names the plugin and the page', async () => {
  const dir = writeSite({ ...FILES, 'docs/en/plain.md': '# Broken\n', 'docs/en/own.md': '# Wrong\n' });
  const { code, stderr } = await quire('build', dir, '--out', join(dir, 'dist'));
  expect({ code, stderr }).toMatchObject({ code: 1 });
  expect(stderr).toMatch(/plain\.md\n {2}The hook "image" of the plugin "texts" failed: no ink\./);
  expect(stderr).toContain('returned an invalid "render": its result must be the bytes of an image, as a Uint8Array.');
});

test('the dev server renders the image of a page when it is asked for, and not with the page', async () => {
  const dir = writeSite(FILES);
  const site = await openDevSite(dir);
  try {
    const url = readImage(await site.read('/guide/start/one'));
    expect(listRendered(dir)).toEqual([]);
    const { body } = await site.request(new URL(url).pathname);
    expect(Buffer.from(body).toString()).toBe('One|Rivet|A first step.|Guide>Start');
    expect(listRendered(dir)).toEqual(['One']);
  } finally {
    await site.close();
  }
});
