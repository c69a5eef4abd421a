import { beforeAll, expect, test } from '@rstest/core';
import { buildSite, openOutput, writeSite } from '../../test/run-quire.ts';

const { outDir, read } = openOutput('page-fields');

const page = (frontmatter: string) => `---\n${frontmatter}\n---\n\n## Part\n\nText.\n`;

const FIRST =
  "---\ntitle: First\ndate: 2025-05-14\n---\n\nimport { Told } from '../../parts/told.jsx';\n\n## Part\n\n<Told />\n";

beforeAll(async () => {
  const dir = writeSite({
    'site.config.mjs': `export default { title: 'Fields', description: 'The site.', siteUrl: 'https://fields.example', logoText: '',
      feeds: [{ prefix: '/posts/', name: 'rss' }] };\n`,
    'parts/told.jsx': `import { usePageData } from '@rspress/core/runtime';
export function Told() {
  const { page, siteData } = usePageData();
  const { toc, feeds, frontmatter, pagePath, _relativePath, headingTitle, pageType, routePath, lang, version } = page;
  return <pre>{JSON.stringify([pagePath, _relativePath, headingTitle, pageType, routePath, lang, version, toc, feeds,
    frontmatter.date, siteData.description, siteData.pages.length > 5])}</pre>;
}`,
    'docs/posts/first.mdx': FIRST,
    'docs/index.md': page('title: Home'),
    'docs/named.md': page(
      "title: Named\ndescription: One page.\nhead:\n  - [meta, { name: author, content: 'A & B' }]",
    ),
    'docs/nameless.md': '---\npageType: home\nhero: {}\n---\n',
    'docs/unnamed.md': '---\npageType: home\ntitle: Unnamed\nhero:\n  tagline: Without a name.\n---\n',
    'docs/doubled.md': page('title: Part'),
    'docs/joined.md': page("title: Joined\ntitleSuffix: '| Elsewhere'"),
    'docs/dashed.md': page("title: Dashed\ntitleSuffix: ' - Elsewhere'"),
    'docs/suffixed.md': page('title: Suffixed\ntitleSuffix: Elsewhere'),
    'docs/unsuffixed.md': page("title: Alone\ntitleSuffix: ' '"),
    'docs/bare.md': page(
      'title: Bare\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\nglobalUIComponents: false',
    ),
    'docs/dated.md': page('title: Dated\ndate: 2025-05-14T10:00'),
    'docs/custom.md': '---\npageType: custom\n---\n\n# Custom\n\nA custom page.\n',
    'docs/blank.md': '---\npageType: blank\n---\n\n# Blank\n\nA blank page.\n',
    'docs/home.md': '---\npageType: home\n---\n\n# Welcome\n\nA home page.\n',
    'docs/list/index.md': page('title: List\noverview: true\noverviewHeaders: [2, 3]'),
    'docs/list/one.md': '# One\n\n## Second\n\n### Third\n\n#### Fourth\n',
    'docs/list/two.md': '---\noverviewHeaders: [4]\n---\n\n# Two\n\n## Second of two\n\n#### Fourth of two\n',
  });
  await buildSite(dir, outDir);
});

/** What scripts get of a page. */
function readRecord(file: string): string {
  return /<script type="application\/json" id="quire-page">([\s\S]*?)<\/script>/.exec(read(file))?.[1] ?? '';
}

test.each([
  ['title', 'named.html', '<title>Named - Fields</title>'],
  ['titleSuffix', 'suffixed.html', '<title>Suffixed - Elsewhere</title>'],
  ['an empty titleSuffix', 'unsuffixed.html', '<title>Alone</title>'],
  ['titleSuffix with a dash and spaces', 'dashed.html', '<title>Dashed - Elsewhere</title>'],
  ['titleSuffix with a mark of its own', 'joined.html', '<title>Joined | Elsewhere</title>'],
  ['description', 'named.html', '<meta name="description" content="One page.">'],
  ['no description', 'joined.html', '<meta name="description" content="The site.">'],
  ['the first paragraph of a custom page', 'custom.html', '<meta name="description" content="A custom page.">'],
  ['the first paragraph of a blank page', 'blank.html', '<meta name="description" content="A blank page.">'],
  ['not that of a home page', 'home.html', '<meta name="description" content="The site.">'],
  ['head', 'named.html', '<meta name="author" content="A &amp; B">'],
])('%s is in the head of the document', (_, file, expected) => expect(read(file)).toContain(expected));

test('without a logo, the title of the site replaces an empty logoText', () =>
  expect(read('named.html')).toMatch(/<a class="[^"]*" href="\/"><span>Fields<\/span>/));

test.each([
  ['of its page', 'unnamed.html', 'Unnamed'],
  ['of its site', 'nameless.html', 'Fields'],
])('a hero without name and text has the title %s', (_, file, title) =>
  expect(read(file)).toMatch(new RegExp(`<h1[^>]*><span[^>]*>${title}</span>`)),
);

test.each([
  ['named.html', '<h1 id="named">Named<'],
  ['doubled.html', '<h1 id="_top">Part<'],
])('the heading that is made of a title has the id of its words, where no heading has it: %s', (file, heading) =>
  expect(read(file)).toContain(heading),
);

test.each([
  ['pageType custom', 'custom.html', /"pageType":"custom"/],
  ['pageType blank', 'blank.html', /"pageType":"blank"/],
  ['overview', 'list/index.html', /"pageType":"overview"/],
])('scripts get %s', (_, file, expected) => expect(readRecord(file)).toMatch(expected));

test('the date of a page is shown in its language', () => {
  expect(read('dated.html')).toContain('<time dateTime="2025-05-14">May 14, 2025</time>');
});

test('a blank page has no navigation, a custom one has', () => {
  expect(read('blank.html')).not.toContain('<header');
  expect(read('custom.html')).toContain('<header');
  expect(read('bare.html')).not.toContain('<header');
});

test('an overview lists the headings of the depths that it or the page names', () => {
  const text = read('list/index.html');
  for (const shown of ['>Second<', '>Third<', '>Fourth of two<']) expect(text).toContain(shown);
  for (const hidden of ['>Fourth<', '>Second of two<']) expect(text).not.toContain(hidden);
});

test('a component gets every field of its page', () => {
  const told = /<pre>(.*?)<\/pre>/.exec(read('posts/first.html'))?.[1] ?? '';
  const feed = { url: 'https://fields.example/rss.xml', mime: 'application/rss+xml', language: 'en' };
  expect(JSON.parse(told.replaceAll('&quot;', '"'))).toEqual([
    ...['posts/first', 'posts/first.mdx', 'First', 'doc', '/posts/first', 'en', ''],
    [{ text: 'Part', id: 'part', depth: 2, charIndex: FIRST.indexOf('## Part') }],
    [feed],
    ...['2025-05-14', 'The site.', true],
  ]);
});
