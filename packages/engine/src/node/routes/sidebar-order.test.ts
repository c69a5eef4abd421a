import { expect, test } from '@rstest/core';
import { buildOutput } from '../../../test/run-quire.ts';

test('pages and folders have the label of their frontmatter, and without _meta.json its position', async () => {
  const { read } = await buildOutput({
    'site.config.mjs': "export default { themeConfig: { sidebar: { '/api/': ['/api/x'] } } };\n",
    'docs/index.md': '# Home\n\n[Guide](/guide/a)\n',
    'docs/api/x.md': '---\nsidebarLabel: Short\n---\n\n# A long title\n',
    'docs/guide/a.md': '---\nsidebar_position: 10\nsidebar_label: Alpha\n---\n\n# The first letter\n',
    'docs/guide/b.md': '---\nsidebar: { order: 2 }\n---\n\n# Second\n',
    'docs/guide/c.md': '# Without a position\n',
    'docs/guide/deep/index.md': '---\nsidebar_position: 2.5\nsidebar_label: Deep\n---\n\n# Far below\n',
    'docs/guide/deep/d.md': '# Inside\n',
  });
  const [, sidebar = ''] = read('guide/a.html').split('id="q-sidebar"');
  const labels = [...sidebar.matchAll(/<a [^>]*href="\/guide\/[^"]*"[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(
    ([, text]) => text,
  );
  expect(read('api/x.html')).toMatch(/<a [^>]*href="\/api\/x"[^>]*>Short</);
  expect(labels.slice(0, 5)).toEqual(['Second', 'Deep', 'Inside', 'Alpha', 'Without a position']);
  expect(read('guide/a.html')).toContain('<title>The first letter - ');
});
