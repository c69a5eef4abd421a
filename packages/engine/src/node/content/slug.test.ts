import { expect, test } from '@rstest/core';
import { buildOutput, checkSite, writeSite } from '../../../test/run-quire.ts';

test('a slug is the last segment of the route, or all of it, and links to the file lead there', async () => {
  const { read, has } = await buildOutput({
    'site.config.mjs': `export default { title: 'Slugs', siteUrl: 'https://slugs.example',
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n`,
    'docs/en/index.md': '# Home\n\n[A](./guide/a.md) [B](/b) [Part](/guide/b.md#part)\n',
    'docs/en/guide/a.md': '---\nslug: sta\u0308rt\n---\n\n# A\n\n[B](./b.md#part)\n',
    'docs/en/guide/b.md': '---\nslug: /b\n---\n\n# B\n\n## Part\n\n[A](./a.md)\n',
    'docs/zh/index.md': '# 首页\n',
    'docs/zh/guide/a.md': '# 甲\n\n[乙](./b.md)\n',
  });
  expect(
    ['guide/st\u00e4rt.html', 'b.html', 'zh/guide/st\u00e4rt.html', 'zh/b.html'].filter((file) => !has(file)),
  ).toEqual([]);
  expect(read('index.html')).toMatch(/href="\/b">B<\/a> <a href="\/b#part".* href="\/guide\/st\u00e4rt"/s);
  expect(read('guide/st\u00e4rt.html')).toContain('href="/b#part"');
  expect(read('zh/guide/st\u00e4rt.html')).toContain('href="/zh/b"');
  expect(read('sitemap.xml')).not.toContain('/guide/a');
});

test('a slug of another page, or its route, an empty slug, and one that leads out of the site are errors at their line', async () => {
  const twice = await checkSite(
    writeSite({ 'docs/a.md': '---\nslug: x\n---\n\n# A\n', 'docs/b.md': '---\ntitle: B\nslug: x\n---\n\n# B\n' }),
  );
  expect(twice.text).toMatch(/docs\/b\.md:3:1\n.*have the same route, \/x\./);
  const route = await checkSite({ 'docs/a.md': '---\nslug: b\n---\n\n# A\n', 'docs/b.md': '# B\n' });
  expect([route.errors, route.text]).toEqual([1, expect.stringContaining('have the same route, /b.')]);
  const { text } = await checkSite(
    writeSite({ 'docs/a.md': '---\nslug: ""\n---\n\n# A\n', 'docs/b.md': '---\nslug: ../b\n---\n\n# B\n' }),
  );
  expect(text).toMatch(/docs\/a\.md:2:1\n.*The slug is empty\./);
  expect(text).toMatch(/docs\/b\.md:2:1\n.*leads out of the site\./);
});
