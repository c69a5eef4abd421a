/** Claims about the image that a link to a page is shown with in chats and social networks. */
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, buildWithReport, checkSite, openOutput, writeSite } from '../../test/run-quire.ts';

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>';

const page = (frontmatter: string, title = 'Page') => `---\n${frontmatter}\n---\n\n# ${title}\n`;

const config = (fields: string) => `export default { title: 'Rivet', base: '/docs/', ${fields} };\n`;

const FILES = {
  'public/site.svg': IMAGE,
  'docs/en/index.md': '# Home\n',
  'docs/en/near.md': page('image: ./parts/near.svg', 'Near & far'),
  'docs/en/parts/near.svg': IMAGE,
  'docs/en/far.md': page('image:\n  src: https://cdn.example/far.png\n  alt: From "afar"'),
  'docs/zh/index.md': '# 首页\n',
  'docs/zh/near.md': page('image: /site.svg', '近处'),
};

const readMeta = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g), (found) =>
      found.slice(1),
    ),
  );

describe('the image of link previews', () => {
  const { outDir, read } = openOutput('preview-images');
  const fields = `siteUrl: 'https://rivet.example', image: '/site.svg', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]`;
  beforeAll(() => buildSite(writeSite({ ...FILES, 'site.config.mjs': config(fields) }), outDir));

  test('is that of the configuration, with URL, size and the title of the page, in every language', () => {
    const expected = {
      'og:image': 'https://rivet.example/docs/site.svg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    expect(readMeta(read('index.html'))).toEqual({ ...expected, 'og:image:alt': 'Home' });
    expect(readMeta(read('zh/index.html'))).toEqual({ ...expected, 'og:image:alt': '首页' });
    expect(readMeta(read('zh/near.html'))).toEqual({ ...expected, 'og:image:alt': '近处' });
  });

  test('is that of the page where it names one, beside it or on another host', () => {
    const near = readMeta(read('near.html'));
    expect(near).toMatchObject({ 'og:image:width': '1200', 'og:image:alt': 'Near &amp; far' });
    const [, path = ''] =
      /^https:\/\/rivet\.example\/docs\/(assets\/near\.\w+\.svg)$/.exec(near['og:image'] ?? '') ?? [];
    expect(read(path)).toBe(IMAGE);
    expect(readMeta(read('far.html'))).toEqual({
      'og:image': 'https://cdn.example/far.png',
      'og:image:alt': 'From &quot;afar&quot;',
      'twitter:card': 'summary_large_image',
    });
  });
});

test('a site without its host has no image of link previews, and a warning says so', async () => {
  const { outDir, read } = openOutput('no-preview-images');
  const dir = writeSite({ ...FILES, 'site.config.mjs': config("image: '/site.svg'") });
  const { warnings } = await buildWithReport(dir, outDir);
  expect(readMeta(read('index.html'))).toEqual({});
  const message = 'sitemap.xml and the images of link previews were skipped, because their URLs need a host.';
  expect(warnings).toContainEqual(expect.objectContaining({ message }));
});

test('an image that does not exist is reported with its place and a suggestion', async () => {
  const { text } = await checkSite({
    ...FILES,
    'docs/en/near.md': page('title: Near\nimage: ./parts/naer.svg'),
    'site.config.mjs': config("siteUrl: 'https://rivet.example',\n  image: '/none.svg'"),
  });
  expect(text).toContain(
    'docs/en/near.md:3:8\n  The image "./parts/naer.svg" does not exist.\n  Did you mean "./parts/near.svg"?',
  );
  expect(text).toContain('site.config.mjs:2:11\n  The image of link previews "/none.svg" does not exist.');
});
