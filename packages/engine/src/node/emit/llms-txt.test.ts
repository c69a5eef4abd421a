import type { SidebarNode } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { bodyOf, config, routes } from '../../../test/sample-blog.ts';
import { FULL_TEXT_PART_BYTES } from './llms-full.ts';
import { emitLlmsTxt, type LlmsTxtInput } from './llms-txt.ts';

const TEXTS: Record<string, Record<string, string>> = {
  en: {
    othersText: 'Others',
    allPages: 'All pages in one file',
    allPagesPart: 'All pages in one file, part {part} of {count}',
  },
  zh: { othersText: '其他', allPages: '全部页面合为一个文件' },
};
const data = new Map(Object.entries(TEXTS).map(([lang, texts]) => [lang, { locale: { lang, texts } }]));

const sidebar: SidebarNode[] = [
  { type: 'item', text: 'Blog', href: '/blog/' },
  {
    type: 'group',
    text: 'Getting Started',
    collapsible: true,
    collapsed: false,
    items: [{ type: 'item', text: 'Start', href: '/guide/start/' }],
  },
];

test('llms.txt lists the pages by sidebar group with their Markdown, each once', async () => {
  const files = await emitLlmsTxt({
    routes,
    config,
    sections: { data, sidebarsOf: (lang) => (lang === 'zh' ? [] : [sidebar]) },
    loadMarkdown: async () => undefined,
  });
  expect(files.map((file) => file.path)).toEqual(['llms.txt', 'llms-full.txt', 'zh/llms.txt', 'zh/llms-full.txt']);
  const index = bodyOf(files, 'llms.txt');
  expect(index.startsWith('# Rivet\n\n> Builds things.\n\n## Getting Started\n\n')).toBe(true);
  expect(index).toContain('- [Start \\[here\\]](https://rivet.example/guide/start/index.md)\n\n## Others\n\n- [Blog](');
  expect(index).toContain('(https://rivet.example/blog/newer.md): A & B');
  expect(index.match(/^- /gm)).toHaveLength(6);
  expect(index).toMatch(/## Optional\n\n- \[All pages in one file\]\(https:\/\/rivet\.example\/llms-full\.txt\)\n$/);
  expect(bodyOf(files, 'zh/llms.txt')).toContain('# 铆钉\n\n> 构建工具。\n\n## 其他\n\n- [Post zh/blog/newer]');
  expect(bodyOf(files, 'zh/llms.txt')).toContain('## Optional\n\n- [全部页面合为一个文件](');
});

const withTexts = (loadMarkdown: LlmsTxtInput['loadMarkdown']) =>
  emitLlmsTxt({ routes, config, sections: { data, sidebarsOf: () => [] }, loadMarkdown });

test('all pages of a language are in one file, in the order of its index, each with its URL', async () => {
  const files = await withTexts(async ({ lang, title }) => (lang === 'zh' ? `# ${title}\n` : undefined));
  const full = bodyOf(files, 'zh/llms-full.txt');
  expect(full.startsWith('# 铆钉\n\n> 构建工具。\n\n---\nurl: https://rivet.example/zh/')).toBe(true);
  const urlsOf = (text: string) => [...text.matchAll(/https:\S+?\.md/g)].map(([url]) => url);
  expect(urlsOf(full)).toEqual(urlsOf(bodyOf(files, 'zh/llms.txt')));
  expect(full).toContain('---\n\n# Post zh/blog/newer\n');
  expect(bodyOf(files, 'llms-full.txt')).toBe('# Rivet\n\n> Builds things.\n');
});

test('what is too large for one file is in parts, cut between pages, and the index lists them', async () => {
  const half = '字'.repeat(FULL_TEXT_PART_BYTES / 6);
  const files = await withTexts(async ({ lang }) => (lang === 'en' ? half : undefined));
  const parts = files.filter(({ path }) => /^llms-full/.test(path));
  expect(parts.map(({ path }) => path)).toEqual([
    'llms-full.txt',
    ...Array.from({ length: parts.length - 1 }, (_, index) => `llms-full-${index + 2}.txt`),
  ]);
  expect(parts.length).toBeGreaterThan(2);
  for (const { body } of parts) {
    expect(Buffer.byteLength(body)).toBeLessThan(FULL_TEXT_PART_BYTES);
    expect(String(body).startsWith('# Rivet\n')).toBe(true);
    expect(String(body)).toContain(`\n\n${half}`);
  }
  expect(bodyOf(files, 'llms.txt')).toContain(
    `- [All pages in one file, part 2 of ${parts.length}](https://rivet.example/llms-full-2.txt)`,
  );
});
