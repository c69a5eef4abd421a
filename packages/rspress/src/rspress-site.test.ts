import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import type { SectionData } from '../../client/src/contract/page-view.ts';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

// A site with the configuration that it had for Rspress; none of the packages that it names are installed.
const SITE = join(import.meta.dirname, '../fixtures/sites/harbour');
const { outDir, read, has, readSection } = openOutput('rspress');
const articleOf = (file: string) => /id="quire-article"[^>]*>([\s\S]*)<\/main>/.exec(read(file))?.[1] ?? '';
const sectionOf = (key: string): SectionData => JSON.parse(readSection(key));
let stderr: string;

beforeAll(async () => {
  const result = await quire('build', SITE, '--out', outDir);
  expect(result).toMatchObject({ code: 0 });
  ({ stderr } = result);
});

test('the locales have the settings of themeConfig.locales', () => {
  const { site, locale, locales, nav } = sectionOf('en-guide');
  expect(site).toMatchObject({
    footer: { message: 'Under a free license' },
    title: 'Harbour',
    base: '/docs/',
    darkMode: false,
    lastUpdated: true,
  });
  expect(locales).toEqual([
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ]);
  expect(locale.texts.outlineTitle).toBe('Here');
  expect(nav).toMatchObject([{ text: 'Guide', href: '/docs/guide/ropes' }]);
  expect(read('zh/guide/knots.html')).toContain('<meta name="description" content="港口。">');
});

test('sidebars are found by route in each language; an item that is only a route shows the title of the page', () => {
  expect(sectionOf('en-guide').sidebar).toEqual([
    { type: 'item', text: 'Ropes', href: '/docs/guide/ropes' },
    {
      type: 'group',
      text: 'More',
      collapsible: false,
      collapsed: false,
      items: [{ type: 'item', text: 'Knots', href: '/docs/guide/knots', tag: 'new' }],
    },
  ]);
  expect(sectionOf('zh-guide').sidebar).toMatchObject([
    { text: '基础', items: [{ href: '/docs/zh/guide/ropes' }, { text: '绳结' }] },
  ]);
});

test('links to the id that is generated from a Chinese heading lead to its actual id', () => {
  expect(articleOf('zh/guide/ropes.html')).toContain('<a href="/docs/zh/guide/ropes#how-to-care">下文</a>');
  expect(articleOf('zh/guide/ropes.html')).toContain('<a href="/docs/zh/guide/knots#bowline">绳结</a>');
});

test('styles, icon, edit links, line numbers and excluded folders apply', () => {
  const html = read('guide/ropes.html');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)].map((match) =>
    read(match[1] ?? ''),
  );
  expect(sheets.join('')).toContain('--harbour:1');
  expect(sheets.join('')).toContain('--of-the-theme:1');
  expect(html).toContain('<link rel="icon" href="https://images.example/icon.png">');
  expect(html).toContain('https://github.com/example/harbour/tree/main/docs/en/guide/ropes.md');
  expect(html).toContain('data-line-numbers="1"');
  expect(html).toContain('<link rel="canonical" href="https://harbour.example/docs/guide/ropes">');
  expect(has('fragments/part.html')).toBe(false);
  expect(read('_headers')).toContain("img-src 'self' data: https://images.example");
});

describe('components of the site', () => {
  const article = () => articleOf('guide/parts.html');

  test.each([
    ['the page’s title, in a heading of the theme', '<h4>Parts</h4>'],
    ['an enumeration, the language, no version, the appearance', '<p>safe,en,no version,light,built</p>'],
    ['route, file, site, languages', '<p>/guide/parts en/guide/parts.mdx north Harbour</p><p>en en</p>'],
    ['addresses with the base, a default, the site’s own texts', '<p>/guide/parts /docs/guide/knots 640 9 metres</p>'],
    ['an image beside a component', /<img src="data:image\/svg\+xml[^"]*" alt="" style="width:4px"\/>/],
    [
      'a drawing as a component',
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 0h4v4H0z"/></svg>',
    ],
    ['what NoSSR holds, where it can be rendered', 'rendered all the same'],
    ['a hook in the page itself', '<b class="here">en</b>'],
    ['an overview without a name, whose entry leads nowhere', /<section[^>]*><ul[^>]*><li[^>]*><h3[^>]*>Cords<\/h3>/],
    ['a heading that a component writes', '<h3 id="written-by-a-component">Written by a component!'],
    ['a group of an overview', /<h2 id="group"[^>]*>Group<\/h2>[\s\S]*href="\/docs\/guide\/ropes#how-to-care">Care</],
    [
      'a text for others, and what to do with it',
      /<p>Give this to the <strong>crew<\/strong>\.<\/p><figure[^>]* data-wrap=""><figcaption[^>]*>Tie a knot<\/figcaption><pre><code[^>]*>Tie it well\.</,
    ],
    [
      'a text for others in a frame',
      /<p class="q-card-title">\s*For the crew<\/p><p>Tie it <strong>well<\/strong>\.<\/p>/,
    ],
    [
      'code that a component has as a text, in its colors',
      /<figcaption[^>]*>knot\.ts<\/figcaption><pre><code class="language-ts"><span class="k">const<\/span> a = <span class="n">1 <\/span>&lt; b;\n<\/code>/,
    ],
    [
      'a tree in a fence',
      '<div class="q-tree"><ul><li>ropes<ul><li>long.md <span class="q-tree-note">// Spare</span></li></ul></li></ul></div>',
    ],
    ['tabs whose labels are in one list', /aria-selected="true">Second<[\s\S]*aria-label="First">1</],
    ['a command that only its author can write', '>deno</span> init'],
  ])('get %s', (_, expected) => {
    if (typeof expected === 'string') expect(article()).toContain(expected);
    else expect(article()).toMatch(expected);
  });

  test('are text in the Markdown version of their page', () => {
    const markdown = read('guide/parts.md');
    expect(markdown).toContain('**Tie a knot**\n\nGive this to the **crew**.\n\n~~~text\nTie it well.\n~~~');
    expect(markdown).toContain('~~~ts title="knot.ts"\nconst a = 1 < b;\n~~~');
    expect(markdown).toContain('## Group\n\n- [Ropes](/docs/guide/ropes)\n  - [Care](/docs/guide/ropes#how-to-care)');
  });

  test('get a published URL for a file next to them', () => {
    const address = /<img src="\/docs\/([^"]+)" alt="file"/.exec(article())?.[1] ?? '';
    expect(address).toMatch(/^assets\/picture\.\w+\.svg$/);
    expect(has(address)).toBe(true);
  });

  test('add their stylesheets to the page', () => {
    const sheets = [...read('guide/parts.html').matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)];
    expect(sheets.map((match) => read(match[1] ?? '')).join('')).toContain('--parts:1');
  });

  test('code is shown without marks for a type checker', () => {
    expect(article()).toContain('bowline');
    expect(article()).not.toContain('^?');
  });

  test('may have style elements, which the policy of the site allows', () => {
    expect(read('_headers')).toMatch(/style-src 'self';.* style-src-attr 'unsafe-hashes' 'sha256-/);
  });

  test('leave out content that needs a browser and is marked as such', () =>
    expect(article()).not.toContain('<output>'));

  test('rendered in a heading are not part of its id', () => {
    expect(article()).toContain('<h2 id="with-a-mark">With a mark <small>new</small>');
  });

  test('may list pages, and are rendered again when pages change', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'quire-pages-')), 'site');
    cpSync(SITE, dir, { recursive: true });
    mkdirSync(join(dir, 'node_modules/@rsbuild'), { recursive: true });
    const less = dirname(dirname(createRequire(import.meta.url).resolve('@rsbuild/plugin-less')));
    symlinkSync(less, join(dir, 'node_modules/@rsbuild/plugin-less'));
    const list = () =>
      /<ul class="page-list">.*?<\/ul>/s.exec(readFileSync(join(dir, 'dist/guide/parts.html'), 'utf8'))?.[0];
    await quire('build', dir);
    expect(list()).toContain('<li><a href="/docs/guide/ropes">Ropes</a></li>');
    writeFileSync(join(dir, 'docs/en/guide/ropes.md'), '# Cords\n\n## Kinds of ropes\n\n## How to care\n');
    await quire('build', dir);
    expect(list()).toContain('<li><a href="/docs/guide/ropes">Cords</a></li>');
  });

  test('may render the home layout and the overview of the section', () => {
    const html = articleOf('guide/index.html');
    expect(html).toMatch(
      /Harbour[\s\S]*href="\/docs\/guide\/ropes"[\s\S]*Begin[\s\S]*<p>Between<\/p>[\s\S]*data:image\/svg\+xml/,
    );
    expect(html).toMatch(/<h3[^>]*><a href="\/docs\/guide\/knots">Knots/);
    const pageSheets = (file: string) =>
      [...read(file).matchAll(/\/(page-[\w-]+)\.\w+\.css"/g)].map(([, name]) => name);
    expect(pageSheets('guide/index.html')).toEqual(['page-home', 'page-listed', 'page-overview']);
    expect(pageSheets('guide/parts.html')).toEqual([
      'page-code-numbers',
      'page-extras',
      'page-file-tree',
      'page-listed',
      'page-overview',
      'page-tree-notes',
    ]);
    expect(pageSheets('guide/ropes.html')).toEqual(['page-code-numbers']);
  });

  test('use the Chinese texts on Chinese pages', () => {
    expect(sectionOf('zh-guide').locale.texts.ropeLength).toBe('{length} 米');
  });
});

describe('pages that are components', () => {
  test('have the frontmatter that they export, and can read it', () => {
    const html = read('crew.html');
    expect(html).toContain('<title>The crew - Harbour</title>');
    expect(html).toContain(`<meta name="description" content="Who is on board, {and who isn't}.">`);
    expect(articleOf('crew.html')).toContain('<p>south /crew</p>');
  });

  test('render their own first heading, icons and imports', () => {
    const html = articleOf('crew.html');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<h1>The crew <small>first rank</small></h1>');
    expect(html).toMatch(/<svg class="q-icon own"[^>]* width="12"><use href="\/docs\/assets\/icons\.\w+\.svg#check"/);
    expect(html).toContain('href="/docs/guide/ropes"');
  });

  test('are checked, searched and listed like all pages, but have no Markdown version', () => {
    expect(has('crew.md')).toBe(false);
    expect(read('sitemap.xml')).toContain('<loc>https://harbour.example/docs/crew</loc>');
    expect(read('search/en.json')).toContain('The crew');
  });

  test('may be islands', () => {
    expect(articleOf('zh/crew.html')).toMatch(
      /<h1 id="the-crew">船员.*<quire-island data-name="docs\/zh\/crew.jsx#default".*<button type="button">3<!-- --> 名船员/s,
    );
  });

  test('are not pages if another module imports them', () => expect(has('guide/rank.html')).toBe(false));
});

test('a Less stylesheet is compiled with the plugin that the site has installed', () => {
  const sheets = [...read('guide/parts.html').matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)];
  const text = sheets.map((match) => read(match[1] ?? '')).join('');
  expect(text).toMatch(/\.page-list\{border-left:3px solid/);
  expect(text).toMatch(/\.page-list li\{--of-less:1/);
});

describe('options without an equivalent', () => {
  test('are listed in one warning', () => {
    expect(stderr.match(/Unsupported options of the configuration/g)).toHaveLength(1);
    expect(stderr).toContain(
      'are ignored: plugins (rspress-plugin-terminology), builderConfig.plugins (@rsbuild/plugin-sass).',
    );
  });

  test('dead anchors are warnings; links that the site excludes are not reported', () => {
    expect(stderr).toMatch(/! .*en\/guide\/ropes\.md:5:\d+\n {2}The link "#no-such-place" leads to an anchor/);
    expect(stderr).not.toContain('/made-by-a-plugin');
    expect(read('index.html')).toContain('href="/docs/made-by-a-plugin"');
  });
});

test('public files are in the folder of the pages, and a public folder next to it is ignored', async () => {
  const dir = writeSite({
    'rspress.config.ts': 'export default {};\n',
    'public/index.html': '<html><!-- A template of the bundler --></html>',
    'docs/public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md':
      '---\npageType: home\nhero:\n  actions:\n    - text: Demo\n      link: /demo/\n---\n\n![A mark](/mark.svg)\n',
  });
  const { code, stderr: reported } = await quire('build', dir);
  expect({ code, reported }).toMatchObject({ code: 0 });
  // Another tool may publish there, and Rspress does not look.
  expect(reported).toMatch(/! .*index\.md:\d+:\d+\n {2}The link "\/demo\/" does not match a page/);
});

test('the frontmatter of a component is validated with its location, and must consist of literals', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-modules-'));
  const draw = 'export default () => <p>x</p>;\n';
  writeFileSync(join(dir, 'index.md'), '# Page\n');
  writeFileSync(join(dir, 'wrong.tsx'), `export const frontmatter = {\n  title: 'x',\n  date: 'soon',\n};\n${draw}`);
  writeFileSync(join(dir, 'open.jsx'), `const title = 'x';\nexport const frontmatter = { title };\n${draw}`);
  writeFileSync(join(dir, 'made.tsx'), `export const frontmatter = make();\n${draw}`);
  writeFileSync(join(dir, 'broken.tsx'), `const a = ;\n${draw}`);
  const { stderr: reported } = await quire('build', dir);
  expect(reported).toContain(
    'made.tsx:1:28\n  Cannot read the frontmatter of the page: it is not written as an object.',
  );
  expect(reported).toMatch(/broken\.tsx:1:11\n {2}Syntax Error/);
  expect(reported).toContain(
    'wrong.tsx:3:3\n  The frontmatter field "date" is invalid: it is not a valid date, such as 2025-05-14.',
  );
  expect(reported).toContain('open.jsx:2:28\n  Cannot read the frontmatter of the page: title is not defined.');
});

test('a site.config takes precedence over a rspress.config', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'quire-own-')), 'site');
  cpSync(SITE, dir, { recursive: true });
  writeFileSync(join(dir, 'site.config.mjs'), "export default { title: 'Own', check: { anchor: 'warn' } };\n");
  expect((await quire('build', dir)).stderr).toContain(
    'site.config.mjs:1:41\n  The configuration has no field "check.anchor".',
  );
});

test('a configuration that fails is reported with its file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-failing-'));
  writeFileSync(join(dir, 'rspress.config.ts'), "import x from './missing';\nexport default { title: x };\n");
  const { code, stderr: reported } = await quire('build', dir);
  expect(code).toBe(1);
  expect(reported).toMatch(/rspress\.config\.ts\n {2}Cannot load the configuration: [\s\S]*missing/);
});
