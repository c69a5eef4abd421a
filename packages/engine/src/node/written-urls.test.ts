/** What an author wrote as a URL is what is published; it is decoded only to find a page or a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, writeSite } from '../../test/run-quire.ts';
import { PIXEL } from '../../test/sample-files.ts';

const FOREIGN = [
  'https://img.example.net/v/%40a%2Fb.svg',
  'https://img.example.net/fit?w=4&url=https%3A%2F%2Fcdn.example.net%2Fa.jpg',
  'https://wiki.example.net/100%25_cotton',
  'https://example.net/new?title=A%20b&body=c%3A%0A%0A1.%20%22d%22',
  'https://zh.example.net/wiki/绳索',
  'https://zh.example.net/wiki/%E7%BB%B3',
  'mailto:a@example.net?body=b%0Ac',
];

const escapeUrl = (url: string) => url.replaceAll('&', '&amp;');

const LINKS = `${FOREIGN.map((url) => `[a](${url})\n\n<a href="${escapeUrl(url)}">b</a>\n\n[c][${FOREIGN.indexOf(url)}]`).join('\n\n')}

${FOREIGN.map((url, index) => `[${index}]: ${url}`).join('\n')}

[d](https://x.example/100%) <a href="https://x.example/100%">e</a>

<a href="https://x.example" rel="me">a</a> <a href="https://x.example" target="_self">b</a>
`;

const IMAGES = FOREIGN.slice(0, 4)
  .map((url) => `![a](${url})\n\n<img src="${escapeUrl(url)}" alt="b" />\n\n[![c](${url})](${url})`)
  .join('\n\n');

const CLOUD = 'https://cdn.example.net/w_200,h_100/a%2Fb.jpg';

const FILES = ['C#.png', 'what?.png', '100%.png', 'my pic #1.png', '图 片.png', 're\u0301sume\u0301.png'];

/** As an author writes the name in a URL. */
const toWritten = (name: string) => encodeURIComponent(name.normalize());

const { outDir, read } = openOutput('written-urls');

beforeAll(async () => {
  const local = FILES.map((name) => `![a](./${toWritten(name)})\n\n<img src="/${toWritten(name)}" alt="b" />`).join(
    '\n\n',
  );
  const dir = writeSite({
    'docs/links.md': `# Links\n\n${LINKS}`,
    'docs/links-mdx.mdx': `# Links\n\n${LINKS}`,
    'docs/images.md': `# Images\n\n${IMAGES}\n\n<img alt="c" src="/own.png" srcset="${CLOUD} 1x, /own.png 2x">\n`,
    'docs/images-mdx.mdx': `# Images\n\n${IMAGES}\n`,
    'docs/files.md': `# Files\n\n${local}\n\n[r](./re\u0301sume\u0301.md) [r](./r\u00e9sum\u00e9.md) [r](/r\u00e9sum\u00e9)\n\n[p](</C#.png>) [q](/100%25.png) [s](#re\u0301\u200csume\u0301)\n\n## R\u00e9sum\u00e9\n`,
    'docs/re\u0301sume\u0301.md': '# R\n',
    'docs/sizes.md': `# Sizes\n\n![a](/own.png)\n\n<img src="/own.png" width="20" alt="b">\n\n<img height="7" loading="eager" src="/own.png" alt="c">\n`,
    'docs/sizes-mdx.mdx':
      '# Sizes\n\n<img src="/own.png" width="20" alt="b" />\n\nIn <img {...{ height: 7 }} loading="eager" src="/own.png" alt="c" /> text\n',
  });
  mkdirSync(join(dir, 'docs/public'), { recursive: true });
  for (const name of [...FILES, 'own.png'])
    for (const folder of ['docs', 'docs/public']) writeFileSync(join(dir, folder, name), PIXEL);
  await buildSite(dir, outDir);
});

const listValues = (html: string, name: string) =>
  [...(html.split('id="quire-article"')[1] ?? '').matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value?.replaceAll('&amp;', '&'),
  );

test.each(['links.html', 'links-mdx.html'])(
  'links to other hosts, and their own rel and target, are written as they are, except for a bare %%: %s',
  (path) => {
    const hrefs = listValues(read(path), 'href');
    for (const url of FOREIGN) expect(hrefs.filter((href) => href === url)).toHaveLength(3);
    expect(hrefs.filter((href) => href === 'https://x.example/100%25')).toHaveLength(2);
    expect(read(path)).toContain(`<a href="https://x.example" target="_blank" rel="me">`);
    expect(read(path)).toContain(`<a href="https://x.example" rel="noopener noreferrer" target="_self">`);
  },
);

test.each(['images.html', 'images-mdx.html'])('images of other hosts are written as they are: %s', (path) => {
  const sources = listValues(read(path), 'src');
  for (const url of FOREIGN.slice(0, 4)) expect(sources.filter((src) => src === url)).toHaveLength(3);
});

test('a URL in a srcset may hold commas', () => {
  expect(listValues(read('images.html'), 'srcset')).toEqual([`${CLOUD} 1x, /own.png 2x`]);
});

test('files whose names hold signs of URLs, spaces, Chinese or decomposed letters are found', () => {
  const html = read('files.html');
  const sources = listValues(html, 'src');
  expect(sources).toHaveLength(2 * FILES.length);
  for (const src of sources) expect(read(decodeURIComponent(src?.slice(1) ?? ''))).not.toBe('');
  expect(sources.filter((src) => src?.startsWith('/assets/C%23.'))).toHaveLength(1);
  expect(sources).toContain('/100%25.png');
  expect(listValues(html, 'href')).toEqual(expect.arrayContaining(['/C%23.png', '/100%25.png']));
});

test('a page whose file has decomposed letters has one URL, in composed letters', () => {
  const hrefs = listValues(read('files.html'), 'href')
    .map((href) => decodeURI(href ?? ''))
    .filter((href) => href.startsWith('/r'));
  expect(new Set(hrefs)).toEqual(new Set(['/r\u00e9sum\u00e9']));
  expect(read('r\u00e9sum\u00e9.html')).toContain('<h1');
});

test.each(['sizes.html', 'sizes-mdx.html'])("an image's own size and loading are all that it has: %s", (path) => {
  const images = (read(path).split('id="quire-article"')[1] ?? '').match(/<img[^>]*>/g) ?? [];
  const [narrow, low] = images.slice(-2);
  expect(narrow).toMatch(/\swidth="20"/);
  expect(narrow).not.toMatch(/\sheight=/);
  expect(low).toMatch(/\sheight="7"/);
  expect(low).not.toMatch(/\swidth=/);
  expect(low?.match(/\sloading=/g)).toHaveLength(1);
  expect(low).toContain('loading="eager"');
});
