/** Tests of the images that are generated for the pages of a site. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { checkSite, openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const PACKAGE = pathToFileURL(join(import.meta.dirname, '../dist/index.js')).href;

const FILES = {
  'site.config.mjs': `import { cards } from '${PACKAGE}';
export default { title: 'Rivet', siteUrl: 'https://rivet.example', logo: '/logo.svg', plugins: [cards()],
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n`,
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4" fill="red"/></svg>',
  'docs/en/index.md': '---\npageType: home\nhero:\n  text: Fasten <b>things</b>\n---\n',
  'docs/en/long.md': `# ${'A title that no card has the room for, '.repeat(9)}\n`,
  'docs/en/own.md': '---\nimage: /logo.svg\n---\n\n# Own\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/zh/emoji.md': '# 🚀 发布 1️⃣ ✨\n',
};

const readMeta = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the cards of a site', () => {
  const { outDir, read } = openOutput('cards');
  beforeAll(async () => {
    const { code, stderr } = await quire('build', writeSite(FILES), '--out', outDir);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });

  test.each([
    ['index.html', 'Fasten things'],
    ['zh/index.html', '首页'],
    ['zh/emoji.html', '发布 1'],
    ['long.html', expect.stringContaining('A title that no card')],
  ])('%s names a PNG of 1200 × 630 pixels, with its title', (page, title) => {
    const html = read(page);
    const [, path = ''] =
      /^https:\/\/rivet\.example\/(cards\/[\da-f]{16}\.png)$/.exec(readMeta(html, 'og:image') ?? '') ?? [];
    const bytes = readFileSync(join(outDir, path));
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(readMeta(html, 'og:image:width')).toBe('1200');
    expect(readMeta(html, 'og:image:height')).toBe('630');
    expect(readMeta(html, 'og:image:alt')).toEqual(title);
    expect(readMeta(html, 'twitter:card')).toBe('summary_large_image');
  });

  test('differ if their texts differ, and are not generated for a page with an image', () => {
    expect(readdirSync(join(outDir, 'cards'))).toHaveLength(4);
    expect(readMeta(read('own.html'), 'og:image')).toBe('https://rivet.example/logo.svg');
  });
});

test('characters that no font contains are reported with the page and how to fix it', async () => {
  const { text } = await checkSite(writeSite({ ...FILES, 'docs/en/long.md': '# 한국 and Ž, Ж, Ω\n' }));
  expect(text).toContain('long.md');
  expect(text).toContain('shows boxes for characters that its fonts do not contain: 한 국');
  expect(text).toContain('@fontsource/noto-sans-kr');
});

test('a font that is not installed, and a logo that is no image, are reported with their names', async () => {
  const build = async (files: Record<string, string>) =>
    (await quire('build', writeSite({ ...FILES, ...files }))).stderr;
  const config = FILES['site.config.mjs'].replace('cards()', "cards({ fonts: ['@fontsource/none'] })");
  expect(await build({ 'site.config.mjs': config })).toContain(
    'the package "@fontsource/none" of "fonts" is not installed',
  );
  expect(await build({ 'public/logo.svg': '<svg' })).toContain('Is the logo a valid image?');
});

test('characters that a font names and does not have are reported by each build', async () => {
  const folder = 'node_modules/signs';
  const dir = writeSite({
    'site.config.mjs': `import { cards } from '${PACKAGE}';
export default { title: 'Rivet', siteUrl: 'https://rivet.example', plugins: [cards({ fonts: ['signs'] })] };\n`,
    'docs/index.md': '# 한\n',
    [`${folder}/package.json`]: '{ "name": "signs" }',
    [`${folder}/metadata.json`]: '{ "id": "signs", "family": "Signs", "weights": [400] }',
    [`${folder}/unicode.json`]: '{ "all": "U+AC00-D7FF" }',
  });
  mkdirSync(join(dir, folder, 'files'));
  const inter = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files');
  copyFileSync(join(inter, 'inter-latin-400-normal.woff'), join(dir, folder, 'files/signs-all-400-normal.woff'));
  const reports = [await quire('build', dir), await quire('build', dir)].map(({ stderr }) => stderr);
  for (const report of reports) expect(report).toContain('characters that its fonts do not contain: 한');
});
