import { expect, test } from '@rstest/core';
import { buildOutput, checkSite } from '../../../test/run-quire.ts';

const LOCALES = "locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";
const FILES = {
  'docs/en/index.md': '# Home\n',
  'docs/en/guide/_meta.json': '["zebra", { "type": "file", "name": "apple", "label": "Apples" }, "only"]',
  'docs/en/guide/zebra.md': '# Zebra\n',
  'docs/en/guide/apple.md': '# Apple\n',
  'docs/en/guide/only.md': '# Only here\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/zh/guide/zebra.md': '# 斑马\n',
  'docs/zh/guide/apple.md': '# 苹果\n',
};

test('a translated folder without a _meta.json has the order of the original, which may have decomposed letters, its own titles, and its own pages last', async () => {
  const own = { 'docs/zh/guide/extra.md': '# 补充\n', 'docs/zh/guide/more/page.md': '# 更多内容\n' };
  const unlisted = { 'docs/en/guide/unlisted.md': '# Unlisted\n', 'docs/zh/guide/unlisted.md': '# 未列出\n' };
  const compose = ([path, text]: [string, string]) => [
    path.replace(/^docs\/en\/guide/, 'docs/en/gui\u0301de').replace('zh/guide', 'zh/gu\u00edde'),
    text,
  ];
  const files = Object.fromEntries(Object.entries({ ...FILES, ...own, ...unlisted }).map(compose));
  const { read } = await buildOutput({ ...files, 'site.config.mjs': `export default { ${LOCALES} };\n` });
  const [sidebar = ''] = (read('zh/gu\u00edde/zebra.html').split('id="q-sidebar"')[1] ?? '').split('</nav>');
  const places = ['斑马', '苹果', 'Only here', '补充', '更多内容'].map((text) => sidebar.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(sidebar).not.toMatch(/Apples|未列出/);
});

test('pages of plugins are once in the sidebar of a translation, where the original has them', async () => {
  const config = `const path = (name) => \`guide/\${name}.md\`;
const make = (name) => [{ path: path(name), text: '# Made' }, { path: path(name), lang: 'zh', text: '# 生成' }];
const pages = () => ['listed', 'unlisted', 'folder/page'].flatMap(make);
export default { ${LOCALES}, plugins: [{ name: 'maker', pages }] };\n`;
  const files = { ...FILES, 'docs/en/guide/_meta.json': '["zebra", "listed"]', 'site.config.mjs': config };
  const { read } = await buildOutput(files);
  const [sidebar = ''] = (read('zh/guide/zebra.html').split('id="q-sidebar"')[1] ?? '').split('</nav>');
  expect(sidebar.match(/生成/g)).toHaveLength(1);
});

test('without fallback pages, entries of the original that have no translation are left out', async () => {
  const config = `export default { fallbackPages: false, ${LOCALES} };\n`;
  expect(await checkSite({ ...FILES, 'site.config.mjs': config })).toMatchObject({ errors: 0 });
});

test('an entry that is listed twice, and a misspelled field, also next to an invalid one, are errors with their line, once for all languages', async () => {
  const entries =
    '[\n"zebra",\n{ "name": "apple", "lable": "A", "extra": 1 },\n"zebra.md",\n{ "type": "custom-link", "items": [\n{ "link": "/guide/only", "lable": "O" }] }]';
  const nav =
    '[{ "text": "More", "items": [{ "text": 5 },\n{ "text": "Guide", "link": "/guide/apple", "activMatch": "a" }] }]';
  const config = { 'site.config.mjs': `export default { ${LOCALES} };\n`, 'docs/en/_nav.json': nav };
  const { diagnostics } = await checkSite({ ...FILES, ...config, 'docs/en/guide/_meta.json': entries });
  const ofFiles = diagnostics.filter(({ rule }) => rule === 'nav' || rule === 'sidebar');
  const found = ofFiles.map(({ line, help }) => `${line} ${help}`);
  expect(found).toEqual([
    '2 Did you mean "activeMatch"?',
    '3 Did you mean "label"?',
    '4 Remove one of the two.',
    '6 Did you mean "label"?',
  ]);
});
