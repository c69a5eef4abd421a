import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildOutput, buildSite, openOutput, quire, writeSite } from '../../test/run-quire.ts';

const JSON_LD = { '@type': 'WebSite', name: '</script><script>alert(1)</script>' };

const FILES = {
  'docs/en/index.md': '# Home\n',
  'docs/en/second.md': '# Second\n',
  'docs/de/index.md': '# Start\n',
  'docs/de/second.md': '# Zweite\n',
  'site.config.mjs': `export default {
  title: 'Quay',
  head: [
    ['script', { type: 'application/ld+json' }, ${JSON.stringify(JSON.stringify(JSON_LD))}],
    ['script', {}, 'load("https://count.example/a.js", "</script>")'],
    ['style', {}, '.quay { color: red }'],
    ['script', { src: '/a.js', defer: true }],
    (page) => page.routePath === '/second' ? [
      ['meta', { name: 'of', content: [page.lang, page.sourcePath].join() }],
      ['meta', { property: 'og:title', content: 'Own' }], ['link', { rel: 'canonical', href: 'https://own.example/' }],
    ] : [],
  ],
  siteUrl: 'https://quay.example',
  base: '/quay/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }],
  plugins: [{
    name: 'hides',
    head: ({ routePath }) =>
      routePath === '/de/second' ? [['meta', { name: 'robots', content: 'noindex' }], ['script', {}, 'hidden()']] : [],
  }],
};
`,
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the head', () => {
  const { outDir, read } = openOutput('head');
  beforeAll(() => buildSite(writeSite(FILES), outDir));

  test('holds texts of scripts and styles, which end with their elements, and paths with the base', () => {
    const html = read('second.html');
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{"@type":"WebSite","name".*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(JSON_LD);
    expect(html).toContain('<script>load("https://count.example/a.js", "<\\/script>")</script>');
    expect(html).toContain('<style>.quay { color: red }</style><script src="/quay/a.js" defer></script>');
  });

  test('holds what a function lists for a page, on that page', () => {
    expect(read('second.html')).toContain('<meta name="of" content="en,en/second.md">');
    expect(read('index.html')).not.toContain('name="of"');
    expect(read('404.html')).not.toContain('name="of"');
    // In place of what is generated, once.
    const named = read('second.html').match(/ (?:rel="canonical" href|property="og:title" content)="[^"]*/g);
    expect(named?.map((text) => text.replace(/.*="/, ''))).toEqual(['Own', 'https://own.example/']);
  });

  test('is allowed by the policy: scripts that run by their texts and the hosts that they name, data not at all', () => {
    const headers = read('_headers');
    expect(headers).toMatch(/script-src 'self' [^;]*https:\/\/count\.example/);
    expect(headers).toContain(hash('load("https://count.example/a.js", "<\\/script>")'));
    expect(headers).toContain(hash('hidden()'));
    expect(headers).toContain("style-src 'self' 'unsafe-inline'");
    expect(headers.match(/script-src[^;]*/)?.[0].match(/sha256/g)).toHaveLength(4);
  });

  test('keeps a page out of the index, if a plugin says so, or its canonical URL is on another host', () => {
    expect(read('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(
      ['', 'de/'].map((path) => `<loc>https://quay.example/quay/${path}`),
    );
    expect(read('second.html')).not.toContain('hreflang="de" href');
  });
});

test('a style of the head alone is allowed by its text, and nothing else is', async () => {
  const config = "export default { head: [['style', {}, 'p { top: 0 }']] };\n";
  const { read } = await buildOutput({ 'index.md': '# Home\n', 'site.config.mjs': config });
  expect(read('_headers')).toContain(`style-src-elem 'self' ${hash('p { top: 0 }')};`);
  expect(read('_headers')).toContain('require-trusted-types-for');
});

test.each([
  ['() => { throw new Error("no data") }', 'fails for index.md: no data.'],
  ['() => [["p", {}, "x"]]', 'fails for index.md: it must return a list of elements'],
  ['["p", {}]', 'it must be "base" or "link"'],
  ['["meta", { name: "a" }, "x"]', 'only "script" and "style" can contain text'],
])('%s is reported', async (entry, message) => {
  const dir = writeSite({ 'index.md': '# Home\n', 'site.config.mjs': `export default { head: [${entry}] };\n` });
  const { code, stderr } = await quire('build', dir);
  expect({ code, said: stderr.includes(message), stderr }).toMatchObject({ code: 1, said: true });
});

test('a build with a function in its head asks it again', async () => {
  const dir = writeSite({
    'index.md': '# Home\n',
    'site.config.mjs':
      "export default { head: [() => [['meta', { name: 'of', content: process.env.OF_TEST ?? 'nothing' }]]] };\n",
  });
  const { outDir, read } = openOutput('head-again');
  for (const value of ['one', 'two']) {
    process.env.OF_TEST = value;
    await quire('build', dir, '--out', outDir);
    expect(read('index.html')).toContain(`<meta name="of" content="${value}">`);
  }
  delete process.env.OF_TEST;
});
