import { expect, test } from '@rstest/core';
import { bodyOf, config, routes } from '../../../test/sample-blog.ts';
import { emitLlmsTxt } from './llms-txt.ts';

test('llms.txt lists the pages by sidebar group with their Markdown, each once', () => {
  const files = emitLlmsTxt({
    routes,
    config,
    sidebarsOf: (lang) =>
      lang === 'zh'
        ? []
        : [
            [
              { type: 'item', text: 'Blog', href: '/blog/' },
              {
                type: 'group',
                text: 'Getting Started',
                collapsible: true,
                collapsed: false,
                items: [{ type: 'item', text: 'Start', href: '/guide/start/' }],
              },
            ],
          ],
    markdownPathOf: (page) => (page.lang === 'zh' ? undefined : `${page.routePath.replace(/\/$/, '/index')}.md`),
  });
  expect(files.map((file) => file.path)).toEqual(['llms.txt', 'zh/llms.txt']);
  const index = bodyOf(files, 'llms.txt');
  expect(index.startsWith('# Rivet\n\n> Builds things.\n\n## Getting Started\n\n')).toBe(true);
  expect(index).toContain('- [Start \\[here\\]](https://rivet.example/guide/start/index.md)\n\n## Others\n\n- [Blog](');
  expect(index).toContain('(https://rivet.example/blog/newer.md): A & B');
  expect(index.match(/^- /gm)).toHaveLength(5);
  expect(bodyOf(files, 'zh/llms.txt')).toContain('# 铆钉\n\n> 构建工具。\n\n## Others\n\n- [Post zh/blog/newer]');
});
