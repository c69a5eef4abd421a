import { expect, test } from '@rstest/core';
import { buildOutput, checkSite, writeSite } from '../../../test/run-quire.ts';

const FENCE = '````md\nA\n````\n\n```bars title="Sales"\n3\n1\n```\n';

/** @param plugins JavaScript */
const siteWith = (plugins: string, pages: Record<string, string> = {}) =>
  writeSite({
    'docs/index.md': `# Home\n\n${FENCE}`,
    ...pages,
    'site.config.mjs': `export default { plugins: [${plugins}] };\n`,
  });

const BARS = `{
  name: 'bars',
  markdown: {
    fences: {
      bars: async ({ code, title }) =>
        '<figure class="bars"><figcaption>' + title + '</figcaption>' + code.trim().split('\\n').map((n) => '<b>' + n + '</b>').join('') + '</figure>',
    },
  },
}`;

test('a plugin renders the fences of a language, in Markdown and MDX, without a warning that no grammar has its name', async () => {
  const { dir, read } = await buildOutput(siteWith(BARS, { 'docs/more.mdx': `# More\n\n${FENCE}` }));
  for (const file of ['index.html', 'more.html'])
    expect(read(file)).toContain('<figure class="bars"><figcaption>Sales</figcaption><b>3</b><b>1</b></figure>');
  expect((await checkSite(dir)).text).not.toContain('bars');
});

test('a hook for the HTML of code is called for both panels of a twin, and what it returns about each is in the page', async () => {
  const codeHtml = '(html, { code, language }) => ({ html: html.replace("mast", "sail"), data: [language, code] })';
  const emit =
    "({ routes }) => [{ path: 'data.json', body: JSON.stringify(routes.find('/').codeBlocks.map((block) => [block.line, block.data])) }]";
  const pages = {
    'docs/index.md': '# Home\n\n```js file="<root>/code/out.js" source="in.ts"\n```\n\n```js\nlast\n```\n',
    'code/in.ts': 'let mast: 1;\n',
    'code/out.js': 'let mast;\n',
    'code/lines.json': '{ "out.js": { "in.ts": { "1": [1] } } }\n',
  };
  const { read } = await buildOutput(
    siteWith(`{ name: 'masts', markdown: { codeHtml: ${codeHtml} }, emit: ${emit} }`, pages),
  );
  expect(read('index.html')).toMatch(/<div class="q-twin">(?:(?!<\/div>).)*sail.*: .*sail/s);
  expect(read('index.html')).not.toContain('mast');
  expect(JSON.parse(read('data.json'))).toEqual([
    [3, { masts: ['js', 'let mast;'] }],
    [3, { masts: ['ts', 'let mast: 1;'] }],
    [6, { masts: ['js', 'last'] }],
  ]);
});

test('routes and files in the HTML of a fence are links and images like those of the text, with base, language and version', async () => {
  const codeHtml =
    "(html) => html.replace('dts', '<a class=\"a\" href=\"/config/dts#b?\">dts</a>').replace('far', '<a href=\"https://far.example/\">far</a>').replace('own', '<a href=\"#dts\">own</a>')";
  const fences = '{ map: () => \'<img src="./map.svg" alt=""><a href="../config/dts.md">Map</a>\' }';
  const text = '# Guide\n\n```js\ndts; far; own;\n```\n\n```map\n```\n\n## dts\n';
  const dts = '# dts\n\n## B? {#b?}\n';
  const map = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  const files = Object.fromEntries(
    ['v1', 'v2'].flatMap((version) =>
      ['en', 'zh'].flatMap((lang) => {
        const folder = `docs/${version}/${lang}`;
        return [
          [`${folder}/index.md`, '# Home\n'],
          [`${folder}/guide/use.md`, text],
          [`${folder}/guide/map.svg`, map],
          [`${folder}/guide/mdx.mdx`, text],
          [`${folder}/config/dts.md`, dts],
        ];
      }),
    ),
  );
  const { read } = await buildOutput({
    ...files,
    'site.config.mjs': `export default { base: '/docs/', lang: 'en', multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
      plugins: [{ name: 'links', markdown: { codeHtml: ${codeHtml}, fences: ${fences} } }] };\n`,
  });
  for (const [root, page] of ['', 'zh/', 'v1/', 'v1/zh/'].flatMap((root) => [
    [root, 'use'],
    [root, 'mdx'],
  ])) {
    const html = read(`${root}guide/${page}.html`);
    expect(html).toContain(`<a class="a" href="/docs/${root}config/dts#b?">dts</a>`);
    expect(html).toContain('<a href="https://far.example/">far</a>');
    expect(html).toContain('<a href="#dts">own</a>');
    expect(html).toContain(`<a href="/docs/${root}config/dts">Map</a>`);
    expect(html).toMatch(/<img src="\/docs\/assets\/map\.\w+\.svg" /);
  }
});

test('a dead link in the HTML of a fence is reported with the line of the fence', async () => {
  const codeHtml = "(html) => html.replace('dts', '<a href=\"/config/dst\">dts</a>')";
  const { code, text } = await checkSite(
    siteWith(`{ name: 'links', markdown: { codeHtml: ${codeHtml} } }`, {
      'docs/use.md': '# Use\n\n```js\ndts\n```\n',
    }),
  );
  expect(code).toBe(1);
  expect(text).toMatch(/use\.md:3.*\n.*\/config\/dst/);
});

test('a plugin makes valid what MDX does not know: it is not reported, has colors, and is in the Markdown version as written', async () => {
  const source = "({ text }) => text.replace('<<< ./more', '[More](./more.md)').replace('```code', '```rust')";
  const pages = {
    'docs/snippets.mdx': '# Home\n\n<<< ./more\n\n```code\nlet a = 1;\n```\n',
    'docs/more.md': '# More\n',
  };
  const { dir, read } = await buildOutput(siteWith(`{ name: 'snippets', markdown: { source: ${source} } }`, pages));
  expect(read('snippets.html')).toContain('<a href="/more">More</a>');
  expect(read('snippets.html')).toMatch(/data-lang="rust">.*<span class="k">let<\/span>/);
  expect(read('snippets.md')).toContain('<<< ./more');
  expect((await checkSite(dir)).text).not.toContain('snippets.mdx');
});

test('hooks that fail or return something else while pages are compiled are reported with plugin, page and line', async () => {
  const plugins = [
    "{ name: 'broken', markdown: { fences: { bars() { throw new Error('no bars'); } } } }",
    "{ name: 'visitor', markdown: { mdast: () => [{ name: 'v', strong() { throw new Error('too bold'); } }] } }",
    "{ name: 'wrong', markdown: { fences: { dots: async () => 7 } } }",
    "{ name: 'lines', markdown: { source: ({ text }) => text.replace('End.', 'End.\\nmore') } }",
    "{ name: 'list', markdown: { hast: ({ sourcePath }) => sourcePath === 'list.md' ? {} : [] } }",
    "{ name: 'code', markdown: { code: () => 1 } }",
  ];
  const pages = {
    'docs/bold.md': '# Bold\n\n**So.**\n',
    'docs/dots.md': '# Dots\n\n```dots\n.\n```\n',
    'docs/lines.md': '# Lines\n\nEnd.\n',
    'docs/list.md': '# List\n',
    'docs/code.md': '# Code\n\n```js\na\n```\n',
  };
  const { code, text } = await checkSite(siteWith(plugins.join(), pages));
  expect(code).toBe(1);
  expect(text).toMatch(/index\.md:7\n {2}The hook "fences" of the plugin "broken" failed: no bars\./);
  expect(text).toMatch(/bold\.md\n {2}The hook "mdast" of the plugin "visitor" failed: too bold\./);
  expect(text).toMatch(
    /dots\.md:3\n {2}The hook "fences" of the plugin "wrong" returned an invalid value: it must be a string, not 7\./,
  );
  expect(text).toMatch(/lines\.md\n {2}The hook "source" of the plugin "lines" failed: it returned 5 lines for 4, but/);
  expect(text).toMatch(
    /list\.md\n {2}The hook "hast" of the plugin "list" returned an invalid value: it must be a list/,
  );
  expect(text).toMatch(
    /code\.md.*\n {2}The hook "code" of the plugin "code" returned an invalid value: it must be a str/,
  );
});
