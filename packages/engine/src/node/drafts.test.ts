import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { checkSite, openOutput, quire, quireBuild, writeSite } from '../../test/run-quire.ts';

const { outDir, read, has } = openOutput('drafts');
const withDrafts = openOutput('with-drafts');

const page = (title: string, fields = '') => `---\ntitle: ${title}\n${fields}\n---\n\nText of ${title}.\n`;

const SECRET = 'export default function Secretpart() { return <b>Secretpart</b>; }\n';

let dir = '';
let output = '';

beforeAll(async () => {
  dir = writeSite({
    'site.config.mjs': `export default { title: 'Drafts', siteUrl: 'https://drafts.example', search: {},
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
      feeds: [{ prefix: '/blog/', name: 'feed' }] };\n`,
    'parts/secret.jsx': SECRET,
    'docs/en/_nav.json': JSON.stringify([
      { text: 'Blog', link: '/blog/' },
      { text: 'Next', link: '/soon/plan' },
    ]),
    'docs/en/index.md': page('Home'),
    'docs/en/blog/_meta.json': '["index", "launch", "partners", "real", "quiet"]',
    'docs/en/blog/index.md': page('Blog', 'overview: true'),
    'docs/en/blog/real.md': page('Realpost', 'date: 2026-10-01'),
    'docs/en/blog/launch.md': page('Launchpost', 'date: 2026-12-24\ndraft: true'),
    'docs/en/blog/partners.md': page('Partnerpost', 'date: 2026-11-01\nunlisted: true'),
    'docs/en/blog/quiet.md': page('Quietpost', 'date: 2026-11-02\nnoindex: true'),
    'docs/en/blog/robots.md': page('Robotspost', 'head: [[meta, { name: robots, content: "noindex, follow" }]]'),
    'docs/en/soon/index.md': page('Soonpage', 'draft: true'),
    'docs/en/soon/plan.mdx': `${page('Planpage', 'draft: true')}\nimport Secret from '../../../parts/secret.jsx';\n\n<Secret />\n`,
    'docs/zh/index.md': page('首页'),
    'docs/zh/blog/launch.md': page('发布文章', 'date: 2026-12-24'),
    'docs/zh/blog/real.md': page('译文草稿', 'date: 2026-10-01\ndraft: true'),
  });
  output = (await quire('build', dir, '--out', outDir)).stdout;
  await quireBuild(dir, '--drafts', '--out', withDrafts.outDir);
});

/** Every file of an output that holds the text, in its name or in itself. */
function findFiles(folder: string, text: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const paths = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  return paths.filter((path) => text.test(path) || text.test(readFileSync(join(folder, path), 'utf8'))).sort();
}

test('a draft is in no file of a build, which counts it: its page, its translation, its fallback pages, its components', () => {
  expect(output).toContain('pages, without 4 drafts, in');
  expect(findFiles(outDir, /launch|发布文章|soon|plan\b|译文草稿|Secretpart/i)).toEqual([]);
  // A translation that is a draft leaves its place to the original.
  expect(read('zh/blog/real.html')).toContain('Text of Realpost');
});

test('an unlisted page is built, and no other file leads to it', () => {
  expect(findFiles(outDir, /partners|Partnerpost/i)).toEqual(
    ['blog/partners.html', 'blog/partners.md', 'zh/blog/partners.html'].filter((file) => has(file)),
  );
  expect(read('blog/partners.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('zh/blog/partners.html')).toContain('<meta name="robots" content="noindex">');
});

test('a page with noindex is listed, and search engines are asked to leave it out', () => {
  expect(read('blog/quiet.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('blog/index.html')).toContain('/blog/quiet');
  expect(read('sitemap.xml')).not.toMatch(/blog\/(?:quiet|robots)/);
  expect(read('blog/robots.html').match(/name="robots"/g)).toHaveLength(1);
  expect(read('sitemap.xml')).toContain('/blog/quiet'.replace('quiet', 'real'));
});

test('with --drafts a build includes them and marks them in the language of the page', () => {
  expect(withDrafts.read('blog/launch.html')).toContain('This page is a draft');
  expect(withDrafts.read('zh/blog/launch.html')).toContain('本页是草稿');
  expect(withDrafts.read('blog/real.html')).not.toContain('This page is a draft');
  expect(withDrafts.read('feed.xml')).toContain('/blog/launch');
});

test('an error that keeps a page from being compiled hides no dead link or anchor of the others', async () => {
  const { diagnostics } = await checkSite({
    'docs/index.md':
      '# Start\n\n[Gone](./gone.md) [Not there](./sound.md#here) [There](./sound.md#part) [In HTML](./sound.md#mark)\n',
    'docs/broken.mdx': '# Broken\n\n{never closed\n',
    'docs/sound.md':
      '---\ntitle: The title\n---\n\n## Part\n\n<a id="mark"></a>[Title](#the-title) [Any](./broken.mdx#any) [No](#no)\n',
    'docs/made.mdx': "import { Box } from './Box';\n\n# Made\n\n<Box /> [In a component](#made-there)\n",
    'docs/Box.tsx': 'export const Box = () => <p id="made-there">x</p>;\n',
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const told = errors.map(({ rule, file, line }) => `${rule} ${file?.replace(/^.*\//, '')} ${line}`).sort();
  expect(told).toEqual(['anchors index.md 3', 'anchors sound.md 7', 'links index.md 3', 'syntax broken.mdx 3']);
});

test('a link to a draft is reported as that, and errors in drafts only with --drafts', async () => {
  const site = writeSite({
    'docs/en/index.md': '# Start\n\n[Plan](./plan.md#part)\n',
    'docs/en/plan.md': page('Plan', 'status: draft'),
    'docs/en/faulty.mdx': `${page('Faulty', 'draft: true')}\n<div>{\n`,
    'docs/en/dead.md': `${page('Dead', 'draft: true')}\n[nowhere](./gone.md)\n`,
    // Drafts as well, because their originals are.
    'docs/zh/faulty.mdx': '# 错误\n\n<div>{\n',
    'docs/zh/index.md': '# 开始\n',
    'site.config.mjs': `export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n`,
  });
  const { text, errors } = await checkSite(site);
  expect(text).toContain('The link "./plan.md#part" leads to a draft, which is not published.');
  expect(text).toContain('field "status" makes the page a draft, which is not published.');
  expect(errors).toBe(1);
  const all = await quire('check', site, '--drafts', '--format', 'json');
  expect(all.stdout).toContain('faulty.mdx');
});
