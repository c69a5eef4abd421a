/** Claims that no cache forgets an input: after any change, a build has the output of a first build, or its error. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildWith } from '../../test/run-quire.ts';
import { createSite, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';
import type { UserConfig } from './config/config.ts';

const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;

/** Pages that depend on the configuration. */
const PAGES = {
  'samples/knot.ts': "export const knot = 'bowline';\n",
  'site/docs/index.md': '# Home\n\n- **Type:** `string`\n- **Default:** `1`\n\n## Ropes & sails\n\n> [!NOTE]\n> Text\n',
  'site/docs/code.md': '# Code\n\n```js file="<root>/sample.js"\n```\n\n```sea\nlet a = 1;\n```\n',
  'site/sample.js': 'before();\n',
  'site/docs/near.md': '# Near\n\n```js file="./near.js"\n```\n',
  'site/docs/near.js': 'first();\n',
  'site/docs/outside.md': '# Outside\n\n```ts file="<root>/../samples/knot.ts"\n```\n',
};

/** Pages of which each has another kind of file. */
const PAGES_WITH_FILES = {
  'site/docs/fragment.mdx': "import Words from './_words.mdx';\n\n# Fragment\n\n<Words />\n",
  'site/docs/_words.mdx': "import More from './_more.md';\n\n<More />\n",
  'site/docs/_more.md': 'First words.\n',
  'site/docs/component.mdx': "import { Box } from './box.tsx';\n\n# Component\n\n<Box />\n",
  'site/docs/box.tsx': "import { word } from './word.ts';\n\nexport const Box = () => <b>{word}</b>;\n",
  'site/docs/word.ts': "export const word = 'first';\n",
  'site/docs/data.mdx': "import text from './data.json?raw';\n\n# Data\n\n<pre>{text}</pre>\n",
  'site/docs/data.json': '{"a":1}',
  'site/docs/list.mdx':
    "import { usePages } from '@rspress/core/runtime';\n\n# List\n\n{usePages().pages.map(({ title }) => title).join()}\n",
  'site/docs/listed.md': '# Listed\n',
  'site/docs/image.md': '# Image\n\n![Beside](./beside.svg)\n\n![Public](/public.svg)\n',
  'site/docs/beside.svg': svg(1),
  'site/public/public.svg': svg(1),
  'site/docs/_nav.json': '[{"text":"First","link":"/code"}]',
  'site/docs/guide/_meta.json': '["a","b"]',
  'site/docs/guide/a.md': '# A\n',
  'site/docs/guide/b.md': '# B\n',
  'site/theme/index.css': 'p { top: 0 }\n',
  'site/i18n.json': '{"copyCode":{"en":"Copy it"}}',
};

const CHANGED_FILES = {
  'samples/knot.ts': "export const knot = 'sheet bend';\n",
  'site/docs/_more.md': 'Other words.\n',
  'site/docs/word.ts': "export const word = 'other';\n",
  'site/docs/data.json': '{"a":2}',
  'site/docs/listed.md': '# Listed otherwise\n',
  'site/docs/beside.svg': svg(2),
  'site/public/public.svg': svg(2),
  'site/docs/_nav.json': '[{"text":"Other","link":"/code"}]',
  'site/docs/guide/_meta.json': '["b","a"]',
  'site/sample.js': 'after();\n',
  'site/docs/code.md': PAGES['site/docs/code.md'].replace('# Code', '# Code in other words'),
  'site/theme/index.css': 'p { top: 1px }\n',
  'site/i18n.json': '{"copyCode":{"en":"Copy this"}}',
};

const stamp = (pattern: RegExp, version = '1') => ({
  name: 'stamp',
  version,
  options: { pattern },
  markdown: { source: ({ text }: { text: string }) => text.replace(pattern, version) },
});

const CONFIG: UserConfig = {
  siteUrl: 'https://t.example',
  markdown: { codeFolders: ['../samples'] },
  plugins: [stamp(/Ropes/)],
};

/** Each is made in addition to those before it. */
const CHANGES: Array<Partial<UserConfig>> = [
  { plugins: [stamp(/sails/)] },
  { plugins: [stamp(/sails/, '2')] },
  { base: '/b/' },
  { head: [['style', {}, 'p { left: 0 }']] },
  { markdown: { definitionLists: false } },
  { markdown: { headingIds: 'vitepress' } },
  { markdown: { showLineNumbers: true } },
  { markdown: { langAlias: { sea: 'js' } } },
  // The built-in plugin of this name is replaced.
  { plugins: [stamp(/sails/, '2'), { name: 'alerts' }] },
  { root: 'pages' },
  { markdown: { codeFolders: [] } },
];

/** The output of a build of the site as it is, or its error. */
async function build(dir: string, config = CONFIG): Promise<string> {
  const site = join(dir, 'site');
  const failure = await buildWith(config, site).catch(String);
  return typeof failure === 'string' ? failure : takeSnapshot(join(site, 'dist'));
}

/** The same after all that earlier builds have left is removed. */
async function buildFirst(dir: string, config = CONFIG): Promise<string> {
  for (const name of ['node_modules/.cache', 'site/dist']) rmSync(join(dir, name), { recursive: true, force: true });
  return build(dir, config);
}

test('a build after a change of files is the same as a first build', async () => {
  const dir = createSite({ ...PAGES, ...PAGES_WITH_FILES });
  const before = await build(dir);
  writeFiles(dir, CHANGED_FILES);
  const after = await build(dir);
  expect(after).not.toBe(before);
  expect(after).toBe(await buildFirst(dir));
});

test('a build after a change of the configuration is the same as a first build', async () => {
  const dir = createSite(PAGES);
  cpSync(join(dir, 'site/docs'), join(dir, 'site/pages'), { recursive: true });
  writeFiles(dir, { 'site/pages/near.js': 'other();\n' });
  let [config, before] = [CONFIG, await build(dir)];
  for (const change of CHANGES) {
    config = { ...config, ...change, markdown: { ...config.markdown, ...change.markdown } };
    const output = await build(dir, config);
    expect({ change, isSeen: output !== before, output }).toEqual({
      change,
      isSeen: true,
      output: await buildFirst(dir, config),
    });
    before = output;
  }
});
