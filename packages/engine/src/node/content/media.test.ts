/** Claims about files that elements of a page show beside images: each is found, and has the URL that it is published at. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildOutput, buildSite, checkSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';
import { PIXEL } from '../../../test/sample-files.ts';

const ELEMENTS = `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="/dark.png" />
  <source srcset="./beside.png 1x, /dark.png 2x" />
  <img alt="Light" src="/light.png" srcset="/light.png 1x, /dark.png 2x" />
</picture>

<video src="/film.mp4" poster="/light.png" controls></video>

<audio src="./sound.mp3" controls></audio>

<object data="./drawing.svg"></object> <embed src="./drawing.svg" /> <iframe src="/frame.html" title="Frame"></iframe>

<svg><image href="./drawing.svg" /></svg>
`;

const LINKS = '[Chart](./chart%20a.pdf#page=2) <a href="data.json">Data</a> [Sail](./beside.png) [A](./index)';

const { outDir, read } = openOutput('media');

beforeAll(async () => {
  const dir = writeSite({
    'site.config.mjs': `export default { base: '/sub/' };`,
    'docs/index.md': `# Home\n\n${ELEMENTS}\n${LINKS}\n`,
    'docs/page.mdx': `# Page\n\n${ELEMENTS}\n${LINKS}\n`,
    'docs/chart a.pdf': 'chart',
    'docs/data.json': '{}',
    'docs/index': 'a page has this path',
    'docs/sound.mp3': 'sound',
    'docs/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/public/frame.html': '<p>Frame</p>',
    'docs/public/film.mp4': 'film',
  });
  for (const file of ['beside.png', 'public/light.png', 'public/dark.png'])
    writeFileSync(join(dir, 'docs', file), PIXEL);
  await buildSite(dir, outDir);
});

/** The values of attributes, in their order. */
const listValues = (text: string, names: RegExp) =>
  Array.from(text.matchAll(names), ([, value]) => value?.replace(/\.[\w-]{6,}\./g, '.HASH.'));
const MEDIA = [
  '/sub/dark.png',
  '/sub/assets/beside.HASH.png 1x, /sub/dark.png 2x',
  '/sub/light.png',
  '/sub/light.png 1x, /sub/dark.png 2x',
  '/sub/film.mp4',
  '/sub/light.png',
  '/sub/assets/sound.HASH.mp3',
];
const DRAWING = '/sub/assets/drawing.HASH.svg';

test.each(['index.html', 'page.html'])('every URL has the base path, in Markdown and in MDX (%s)', (path) => {
  const html = read(path);
  expect(listValues(html, /\s(?:src|srcset|srcSet|poster)="([^"]*(?:png|mp4|mp3)[^"]*)"/g)).toEqual(MEDIA);
  expect(html.match(/width="1"/g)).toHaveLength(1);
  const others = listValues(html, /<(?:object|embed|iframe|image)\s[^>]*?(?:data|src|href)="([^"]*)"/g);
  expect(others).toEqual([DRAWING, DRAWING, '/sub/frame.html', DRAWING]);
});

test.each(['index.md', 'page.md'])('so it has in the Markdown version (%s)', (path) => {
  expect(listValues(read(path), /\s(?:src|srcset|poster)="([^"]*)"/gi)).toEqual([...MEDIA, DRAWING, '/sub/frame.html']);
});

test('a photograph that is shown turned has the size that it is shown with', async () => {
  const dir = writeSite({ 'docs/index.md': '# A\n\n![Quay](./quay.jpg)\n' });
  // 40 × 20 pixels, orientation 6
  const photograph = '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAALCAAUACgBAREA/9k=';
  writeFileSync(join(dir, 'docs/quay.jpg'), Buffer.from(photograph, 'base64'));
  await buildSite(dir);
  expect(readFileSync(join(dir, 'dist/index.html'), 'utf8')).toContain(' width="20" height="40"');
});

test('links to files of the docs folder lead to their published copies, also in the Markdown version', () => {
  const paths = ['assets/chart%20a.HASH.pdf#page=2', 'assets/data.HASH.json', 'assets/beside.HASH.png'];
  for (const page of ['index.html', 'page.html', 'index.md', 'page.md']) {
    const found = listValues(read(page), /(?:<a [^>]*href="|\]\()([^")]*)/g);
    expect(found).toEqual(expect.arrayContaining(paths.map((path) => `/sub/${path}`)));
  }
  expect(readdirSync(join(outDir, 'assets')).filter((name) => /^(?:chart|data|index)\b/.test(name))).toHaveLength(2);
});

test('names of the configuration and of tsconfig.json lead to images, as they lead to modules', async () => {
  const dir = writeSite({
    'site.config.mjs': "export default { resolve: { alias: { '@public': './docs/public', '@gone': './gone' } } };\n",
    'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./*"] } } }',
    'docs/index.mdx': '# Home\n\n![One](@public/one.png) <img alt="Two" src="~/art/two.png" />\n',
    'docs/guide/next.md': '# Next\n\n![One](@public/one.png)\n',
    'docs/public/one.png': '',
    'art/two.png': '',
  });
  for (const file of ['docs/public/one.png', 'art/two.png']) writeFileSync(join(dir, file), PIXEL);
  const site = await buildOutput(dir);
  const sources = (file: string) => [...site.read(file).matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(sources('guide/next.html')).toEqual([expect.stringMatching(/^\/assets\/one\.[\w-]+\.png$/)]);
  expect(sources('index.html')[0]).toBe(sources('guide/next.html')[0]);
  expect(sources('index.html')[1]).toMatch(/^\/assets\/two\.[\w-]+\.png$/);
  writeFileSync(join(dir, 'docs/guide/next.md'), '# Next\n\n![One](@gone/one.png)\n');
  expect((await quire('build', dir)).stderr).toContain('The image "@gone/one.png" does not exist.');
});

test('one that is not there is reported', async () => {
  const { code, text } = await checkSite({
    'index.md': '# Home\n\n<video src="/flim.mp4"></video>\n\n[Gone](./gone.pdf)\n',
    'public/film.mp4': 'film',
  });
  expect(code).toBe(1);
  expect(text).toContain('The file "/flim.mp4" does not exist.\n  Did you mean "/film.mp4"?');
  expect(text).toContain('The link "./gone.pdf" does not match a page or a public file.');
});
