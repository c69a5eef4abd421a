import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';

const { outDir, read } = openOutput('plugin-parts');
let stderr: string;

beforeAll(async () => {
  const dir = writeSite({
    'rspress.config.ts': `
import path from 'node:path';
import { pluginOfNone } from 'rspress-plugin-of-none';
const pluginQuay = () => ({
  name: 'plugin-quay',
  globalStyles: path.join(__dirname, 'plugins/quay.css'),
  builderConfig: {
    source: {
      define: { DEPTH: JSON.stringify('nine'), PILOT: JSON.stringify('nobody') },
      preEntry: [path.join(__dirname, 'plugins/fonts.css')],
    },
    resolve: { alias: { '@quay': path.join(__dirname, 'plugins/parts') } },
    html: { tags: [{ tag: 'meta', attrs: { name: 'harbour', content: 'deep' } }] },
    performance: { printFileSize: false, preload: { type: 'all-chunks' } },
  },
  addPages() { throw new Error('It was run.'); },
  config() { throw new Error('It was run.'); },
});
const pluginAlias = () => ({ name: 'plugin-alias', builderConfig: { resolve: { alias: () => { throw new Error(); } } } });
export default {
  title: 'Quay',
  globalStyles: path.join(__dirname, 'own.css'),
  plugins: [[pluginQuay()], pluginAlias(), pluginOfNone(), false],
  builderConfig: { source: { define: { PILOT: JSON.stringify('Ann') } } },
};
`,
    'plugins/quay.css': '.quay { color: red }\n',
    'plugins/fonts.css': '@font-face { font-family: Quay; src: local(Quay) }\n',
    'plugins/parts/Depth.tsx': "export const Depth = () => <p>{[DEPTH, PILOT].join(' metres, ')}</p>;\n",
    'plugins/parts/Side.tsx':
      "'use client';\nexport const Side = () => <i>{process.env.__SSR__ ? 'node' : 'browser'} {String(import.meta.env.SSG_MD)}</i>;\n",
    'own.css': '.ship { top: 2px }\n',
    'docs/index.mdx':
      "import { Depth } from '@quay/Depth';\nimport { Side } from '@quay/Side';\n\n# Home\n\n<Depth /> of {DEPTH} <Side />\n",
  });
  const outcome = await quire('build', dir, '--out', outDir);
  expect(outcome).toMatchObject({ code: 0 });
  ({ stderr } = outcome);
});

const readAssets = (ending: string) => {
  const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith(ending));
  return names.map((name) => read(join('assets', name))).join('');
};

test('aliases and defines of a plugin apply, with those of the site taking precedence', () => {
  expect(read('index.html').replaceAll('<!-- -->', '')).toMatch(/<p>nine metres, Ann<\/p>[\s\S]*of nine/);
});

test('names that Rspress defines tell Node and browsers apart', () => {
  expect(read('index.html').replaceAll('<!-- -->', '')).toContain('<i>node false</i>');
  expect(readAssets('.js')).toContain('"browser"');
  expect(readAssets('.js')).not.toContain('__SSR__');
});

test('its stylesheets precede those of the site', () => {
  expect(readAssets('.css').match(/font-family:Quay|\.(?:quay|ship)\{/g)).toEqual([
    'font-family:Quay',
    '.quay{',
    '.ship{',
  ]);
});

test('its elements are in the head', () => expect(read('index.html')).toContain('name="harbour" content="deep"'));

test('plugins are reported as ignored options, but their bundler options are not', () => {
  expect(stderr).toMatch(
    /ignored: plugins \(plugin-quay with the pages that it adds, plugin-alias, rspress-plugin-of-none\)\. \[config\]/,
  );
});
