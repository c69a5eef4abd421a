import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { commitAll, runGit } from '../../../test/git.ts';
import {
  buildOutput,
  buildWithReport,
  checkSite,
  openOutput,
  quire,
  quireAlone,
  writeSite,
} from '../../../test/run-quire.ts';
import { takeSnapshot } from '../../../test/temporary-site.ts';

/** A page for each tag, made of the posts of one language. */
const TAGS = `({
  name: 'tags',
  pages({ routes }) {
    const posts = routes.pages.filter(({ pagePath, lang }) => pagePath.startsWith('blog/') && lang === 'en');
    const tags = [...new Set(posts.flatMap(({ frontmatter }) => frontmatter.tags ?? []))];
    return tags.map((tag) => ({
      path: 'tags/' + tag + '.mdx',
      frontmatter: { title: 'Posts about ' + tag, description: 'All of ' + tag, tags: [tag] },
      source: posts[0].sourcePath,
      text: '## Posts {#posts}\\n\\nThe wombat of ' + tag + ' <b>{1 + 1}</b>.\\n\\n\`\`\`js\\nlet ' + tag + ' = 1;\\n\`\`\`\\n\\n' +
        posts.filter(({ frontmatter }) => frontmatter.tags?.includes(tag))
          .map(({ title, sourcePath }) => '- [' + title + '](../' + sourcePath.slice(3) + ')').join('\\n') + '\\n',
    }));
  },
})`;

const LOCALES = "[{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";

const POSTS = {
  'docs/en/index.md': '# Home\n\n[About rust](./tags/rust.mdx#posts), [all](/tags/css).\n',
  'docs/en/blog/one.md': '---\ntags: [rust]\n---\n\n# One\n\nText.\n',
  'docs/en/blog/two.md': '---\ntags: [rust, css]\n---\n\n# Two\n\nText.\n',
  'docs/zh/index.md': '# 首页\n',
};

const siteWith = (plugins: string, pages: Record<string, string> = POSTS) =>
  writeSite({
    ...pages,
    'site.config.mjs': `export default {
      title: 'Quay',
      siteUrl: 'https://quay.dev',
      themeConfig: { editLink: { docRepoBaseUrl: 'https://example.com/edit', text: 'Edit' } },
      locales: ${LOCALES},
      plugins: [${plugins}],
    };\n`,
  });

test('a page that a plugin makes is linked, listed, searched, shown in other languages, and edited where it comes from', async () => {
  const plain = "{ name: 'plain', pages: () => [{ path: 'plain.md', text: '# Plain' }] }";
  const { outDir, read } = await buildOutput(siteWith(`${TAGS}, ${plain}`));
  const html = read('tags/rust.html');
  expect(html).toContain('href="/blog/one"');
  expect(html).toContain('href="https://example.com/edit/en/blog/one.md"');
  expect(read('plain.html')).not.toContain('https://example.com/edit');
  expect(read('index.html')).toContain('href="/tags/rust#posts"');
  expect(read('blog/one.html')).toContain('Posts about css');
  expect(read('tags/rust.md')).toContain('[One](https://quay.dev/blog/one.md)');
  expect(read('zh/tags/rust.html')).toContain('lang="en"');
  const { stdout } = await quire('search', 'wombat', outDir, '--json');
  expect(stdout).toContain('/tags/rust#posts');
});

const page = (fields: string, name = 'maker') =>
  `{ name: '${name}', pages: () => [{ path: 'a.md', text: '# A\\n', ${fields} }] }`;

const WRONG_FIELDS = [
  ["path: '../a.md'", '"[0].path": it must be the path that a file of the page would have'],
  ["path: 'a.html'", '"[0].path": it must be the path that a file of the page would have'],
  ["path: '_parts/a.md'", '"[0].path": it must be the path that a file of the page would have'],
  ['text: 5', '"[0].text": it must be a string, not 5.'],
  ["lang: 'fr'", '"[0].lang": the site has no "fr", but "en", "zh".'],
  ["version: 'v2'", '"[0].version": the site has no "v2"'],
  ['frontmatter: []', '"[0].frontmatter": it must be an object'],
  ["title: 'A'", '"[0].title"'],
] as const;

test('wrong fields in pages of plugins, and hooks that fail, are errors that name plugin, hook and field', async () => {
  const failing = "{ name: 'one', pages() { throw new Error('no tags'); } }, { name: 'two', pages: async () => 'x' }";
  const plugins = [...WRONG_FIELDS.map(([fields], index) => page(fields, `maker${index}`)), failing];
  const { code, text } = await checkSite(siteWith(plugins.join(), { 'docs/en/index.md': '# Home\n' }));
  expect(code).toBe(1);
  for (const [index, [, message]] of WRONG_FIELDS.entries())
    expect(text).toContain(`The hook "pages" of the plugin "maker${index}" returned an invalid ${message}`);
  expect(text).toContain('The hook "pages" of the plugin "one" failed: no tags.');
  expect(text).toContain('The hook "pages" of the plugin "two" returned an invalid value');
});

test('two pages with one route are an error that names both, and the plugins that made them', async () => {
  const twice = await checkSite(
    siteWith([page('', 'one'), page("path: 'A.mdx'", 'two')].join(), { 'docs/en/index.md': '# Home\n' }),
  );
  expect(twice.text).toContain(
    '"en/A.mdx" of the plugin "two" and "en/a.md" of the plugin "one" have routes that differ only in letter case, /A and /a.',
  );
  const file = await checkSite(siteWith(page(''), { 'docs/en/a.md': '# A\n' }));
  expect(file.text).toContain('"en/a.md" of the plugin "maker" and "en/a.md" have the same route, /a.');
  expect(file.code).toBe(1);
});

test('beside an error in a page, a link is reported if no page of a plugin can have its target', async () => {
  const broken = '---\ntags: [\n---\n\n# One\n\n[Lost](./two.md#lost), ![](./no.png)\n';
  const { diagnostics } = await checkSite(siteWith(TAGS, { ...POSTS, 'docs/en/blog/one.md': broken }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  expect(errors.sort()).toEqual(['anchors', 'frontmatterValues', 'images']);
});

test.each([
  ["text: '# A\\n\\n[Lost](./nowhere)\\n'", 3, '[Lost](./nowhere)', 'The link "./nowhere"'],
  ["path: 'a.mdx', text: '# A\\n\\n{wombat}\\n'", 3, '{wombat}', '"wombat" is not defined.'],
  ["path: 'a.mdx', text: '# A\\n\\n<Wombat\\n'", 3, '<Wombat', ''],
  ["text: '# A\\n\\n![](./no.png)\\n'", 3, '![](./no.png)', 'The image "./no.png" does not exist.'],
  ['frontmatter: { sidebar: 5 }', undefined, 'sidebar: 5', 'sidebar'],
])(
  'a problem in a page with %s is shown with its line, and the plugin that made it',
  async (fields, line, text, message) => {
    const frontmatter = fields.includes('frontmatter') ? '' : ", frontmatter: { title: 'A', tag: 'new' }";
    const { diagnostics } = await checkSite(siteWith(page(fields + frontmatter), { 'docs/en/index.md': '# Home\n' }));
    const found = diagnostics.find((each) => each.message.includes(message) && each.file?.includes('/a.md'));
    expect(found).toMatchObject({
      file: expect.stringMatching(/docs\/en\/a\.mdx?$/),
      help: expect.stringContaining('The plugin "maker" created the page.'),
      frame: expect.stringContaining(text),
    });
    expect(found?.line).toBe(line);
    expect(found?.frame).toContain(line === undefined ? text : `${line} | ${text}`);
  },
);

test('a version has the pages that a plugin makes for it, and a change of a plugin renders no other page again', async () => {
  const { outDir, read } = openOutput('virtual-versions');
  const configure = (text: string) => `export default {
    locales: ${LOCALES},
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    plugins: [{ name: 'maker', pages: () => ['v1', 'v2'].map((version) => ({
      path: 'made.md', version, text: '# Made for ' + version + '\\n\\n${text}\\n',
    })) }],
  };\n`;
  const home = { 'docs/v1/en/index.md': '# Old\n', 'docs/v2/en/index.md': '# New\n' };
  const dir = writeSite({ ...home, 'site.config.mjs': configure('First.') });
  const build = async () => {
    const { code, stdout } = await quireAlone('build', dir, '--out', outDir);
    expect(code).toBe(0);
    return stdout;
  };
  await build();
  expect(read('made.html')).toContain('Made for v2');
  expect(read('v1/made.html')).toContain('Made for v1');
  expect(await build()).toContain('(0 documents rendered');
  expect(await buildWithReport(dir, outDir)).toMatchObject({ reused: 4 });
  writeFileSync(join(dir, 'site.config.mjs'), configure('Second.'));
  expect(await build()).toContain('(4 documents rendered');
  expect(read('v1/made.html')).toContain('Second.');
});

test('a page that a plugin makes has the date of the file that it was made from', async () => {
  const dir = writeSite({
    'docs/index.md': '# Home\n',
    'site.config.mjs': `export default { themeConfig: { lastUpdated: true }, plugins: [{ name: 'maker', pages: ({ routes }) => [
      { path: 'dated.md', text: '# Dated\\n', source: 'index.md' },
      { path: 'undated.md', text: '# Undated\\n\\nMade of pages of ' + routes.find('/').lastUpdated + '.\\n' },
    ] }] };\n`,
  });
  runGit(dir, 'init', '--quiet');
  commitAll(dir, '2024-01-02T03:04:05Z');
  const { read } = await buildOutput(dir);
  expect(read('dated.html')).toContain('January 2, 2024');
  expect(read('undated.html')).not.toContain('January 2, 2024');
  expect(read('undated.html')).toContain('pages of 2024-01-02');
});

test('a build puts out the same bytes whether pages are files or made by a plugin', async () => {
  const pages = [
    { path: 'guide/index.md', frontmatter: { title: 'Guide', overview: true }, text: 'Begin.\n' },
    {
      path: 'guide/start.mdx',
      frontmatter: { description: 'How' },
      text: '# Start\n\n## One {#one}\n\n{1 + 1}[^1]\n\n[^1]: Note.\n',
    },
    { path: 'guide/start.mdx', lang: 'zh', frontmatter: {}, text: '# 开始\n\n## 一\n\n见[指南](./index.md)。\n' },
    {
      path: 'guide/more.md',
      frontmatter: { noindex: true },
      text: '# More\n\n:::tip\nRead [on](./start.mdx#one).\n:::\n',
    },
    {
      path: 'blog/post.md',
      frontmatter: { date: '2025-01-02', author: 'Ada' },
      text: '# Post\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    },
    { path: 'draft.md', frontmatter: { draft: true }, text: '# Draft\n' },
    { path: 'hidden.md', frontmatter: { unlisted: true, title: 'Hidden' }, text: 'Text.\n' },
    { path: 'made/moved.md', frontmatter: { slug: 'elsewhere' }, text: '# Moved\n\n[Parts](./parts.mdx)\n' },
    {
      path: 'made/parts.mdx',
      frontmatter: { tag: 'new' },
      text: `import Stamp from './stamp.jsx';\nimport Part from '../_part.md';\nimport { Badge } from '@theme';\n
# Parts\n\n<Stamp /> <Badge text="new" />\n\n<Part />\n\n![Dot](./dot.svg)\n\n\`\`\`js file="./sample.js"\n\`\`\`\n`,
    },
  ];
  const files = pages.map(({ path, lang = 'en', frontmatter, text }) => {
    const fields = Object.entries(frontmatter).map(([name, value]) => `${name}: ${value}\n`);
    return [`docs/${lang}/${path}`, `---\n${fields.join('')}---\n\n${text}`] as const;
  });
  const site = (plugin: string) => ({
    'docs/en/index.md': '# Home\n\n[Moved](./made/moved.md)\n',
    'docs/en/_meta.json':
      '[{ "type": "dir", "name": "made", "label": "Made list" }, { "type": "dir", "name": "guide" }]',
    'docs/en/_part.md': 'A fragment.\n',
    'docs/en/made/stamp.jsx': 'export default function Stamp() { return <b>stamped</b>; }\n',
    'docs/en/made/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
    'docs/en/made/sample.js': 'let sample;\n',
    'docs/zh/index.md': '# 首页\n',
    'site.config.mjs': `export default {
      title: 'Quay', siteUrl: 'https://quay.dev', feeds: [{ prefix: '/blog/', name: 'rss' }], locales: ${LOCALES},
      redirects: { '/old': '/guide/more' }, plugins: [${plugin}],
    };\n`,
  });
  const asFiles = await buildOutput({ ...site(''), ...Object.fromEntries(files) });
  const made = await buildOutput(site(`{ name: 'maker', pages: () => ${JSON.stringify(pages)} }`));
  expect(takeSnapshot(made.outDir)).toBe(takeSnapshot(asFiles.outDir));
  for (const file of ['zh/guide/more.html', 'hidden.html', 'made/elsewhere.html']) expect(made.has(file)).toBe(true);
  expect(made.has('draft.html')).toBe(false);
});
