import { rmSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { buildSite, openOutput, quireAlone } from '../../test/run-quire.ts';
import { createSite, findCache, takeSnapshot } from '../../test/temporary-site.ts';

const PAGES = {
  'docs/index.md': '---\ntitle: "Home"\n---\n\nRead [the guide](./guide.md).\n',
  'docs/guide.md':
    '# Guide\n\n## Install\n\n```ts title="a.ts" {1}\nconst a: number = 1;\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  'docs/part.mdx':
    "import { Badge } from '@theme';\nimport Note from './note.mdx';\n\n# Part\n\n<Badge text=\"new\" />\n\n<Note />\n",
  'docs/note.mdx': '## Note\n\nText.\n',
};

const LOCALES = "export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }] };\n";

/** So many that without workers a thread renders a part of them, and emits the search of one language. */
const MANY_PAGES = Object.fromEntries(
  Array.from({ length: 150 }, (_, number) => [
    `docs/many/page-${number}.md`,
    `# Page ${number}\n\nRead [the guide](../guide.md).\n\n## Code\n\n\`\`\`js\nconst n = ${number};\n\`\`\`\n`,
  ]),
);

test('a site has the same bytes with workers and without', async () => {
  const dir = createSite({
    ...PAGES,
    ...MANY_PAGES,
    'docs/zh/guide.md': '# 指南\n\n## 安装\n\n运行命令。\n',
    'site.config.mjs': LOCALES,
  });
  const [withWorkers, without] = [openOutput('workers').outDir, openOutput('local').outDir];
  await buildSite(dir, withWorkers);
  rmSync(findCache(dir), { recursive: true });
  expect((await quireAlone('build', dir, '--out', without)).code).toBe(0);
  expect(takeSnapshot(without)).toBe(takeSnapshot(withWorkers));
  expect(takeSnapshot(without)).toContain('page-149.html');
  expect(takeSnapshot(without)).toContain('search/zh');
});

test('what a component leaves running does not keep a build from ending', async () => {
  const dir = createSite({
    'components/clock.jsx': 'export default function Clock() { setInterval(() => {}, 1000); return "tick"; }\n',
    'docs/index.mdx': "import Clock from '../components/clock';\n\n# Home\n\n<Clock />\n",
  });
  expect(await quireAlone('build', dir)).toMatchObject({ code: 0 });
});
