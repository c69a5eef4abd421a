/** Claims about the plugins of the guide "Write a plugin", on sites that use them. */
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { checkSite, openOutput, quire, quireAlone, writeSite } from '../../../test/run-quire.ts';

const PLUGINS = join(import.meta.dirname, '../../../../../docs/site/plugins');

const post = (date: string, author: string, tags: string, title: string) =>
  `---\ndate: ${date}\nauthor: ${author}\ntags: ${tags}\n---\n\n# ${title}\n\nText.\n`;

const dir = writeSite({
  'docs/en/index.md': '# Home\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/en/blog/index.md': '# Blog\n\n[Archive](./archive.md), [tags](./tags/index.md)\n',
  'docs/zh/blog/index.md': '# 博客\n',
  'docs/en/blog/first.md': post('2024-03-01', 'Ada', '[C++ & Rust, css]', 'The `first` post'),
  'docs/zh/blog/first.md': post('2024-03-01', 'Ada', '[C++ & Rust, css]', '第一篇'),
  'docs/en/blog/second.md': post('2025-01-02', '[Ada, Grace]', '[css]', 'Second *of* two'),
  'site.config.ts': `import { blogPages } from '${join(PLUGINS, 'blog-pages.ts')}';
    const zh = {
      archive: '归档', tags: '标签', tag: (name: string) => '标签：' + name, authors: '作者', author: (name: string) => name + ' 的文章',
    };
    export default {
      siteUrl: 'https://rivet.example.com',
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
      check: { orphans: 'error', outlines: 'error' },
      plugins: [blogPages('blog', { zh })],
    };\n`,
});
const { outDir, read } = openOutput('documented-plugins');

beforeAll(async () => {
  expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
});

test('a blog has an archive by year, a page for each tag and each author', () => {
  const archive = read('blog/archive.html');
  expect(archive).toMatch(/<h2[^>]*>2025[\s\S]*Second of two[\s\S]*<h2[^>]*>2024[\s\S]*The first post/);
  expect(read('blog/tags/css.html')).toMatch(/Second of two[\s\S]*href="\/blog\/first"/);
  expect(read('blog/tags/c-rust.html')).toContain('Posts about C++ &amp; Rust');
  expect(read('blog/authors/grace.html')).not.toContain('2024-03-01');
  expect(read('blog/index.html')).toContain('href="/blog/tags/"');
});

test('each language has them of its own posts, and of those that are not translated', () => {
  const archive = read('zh/blog/archive.html');
  expect(archive).toContain('归档');
  expect(archive).toMatch(/href="\/zh\/blog\/second"[\s\S]*href="\/zh\/blog\/first">第一篇/);
  expect(read('zh/blog/tags/css.html')).toContain('标签：css');
});

test('nothing is wrong with them, and nobody is asked to translate them', async () => {
  const { diagnostics } = await checkSite(dir);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ rule: 'missingTranslations', file: join(dir, 'docs/en/blog/second.md') });
  expect((await quire('translations', dir)).stdout).toContain('0 current, 3 out of date or unrecorded, 1 missing');
});
