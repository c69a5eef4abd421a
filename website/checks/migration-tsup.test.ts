import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { WEBSITE } from './docs-page.ts';

const SAME_FLAGS = { en: 'Flags with the same name and meaning:', zh: '名称和含义都相同的选项有' };

/** The Rslib cells of the table, by the name of tsup's option. */
function readTable(source: string): Map<string, string> {
  const rows = [...source.matchAll(/^\| `([\w.]+)[^|]*\| ([^|]*) \|/gm)];
  return new Map(rows.map(([, option = '', cell = '']) => [option, cell]));
}

test.each(['en', 'zh'] as const)('a flag that has the same meaning has no other value in the table (%s)', (locale) => {
  const source = readFileSync(join(WEBSITE, 'docs', locale, 'guide/migration/tsup.mdx'), 'utf8');
  const [sentence = ''] = source.slice(source.indexOf(SAME_FLAGS[locale])).split(/\. |。/);
  const flags = [...sentence.matchAll(/`--([\w-]+)`/g)].map(([, flag = '']) => flag);
  expect(flags.length).toBeGreaterThan(3);
  const table = readTable(source);
  expect(table.get('dts')).toContain('bundle: true');
  expect(flags.filter((flag) => /\{|none|无/.test(table.get(flag) ?? ''))).toEqual([]);
});

test('what external, noExternal and skipNodeModulesBundle become', async () => {
  const files = {
    'package.json': JSON.stringify({
      name: 'my-lib',
      type: 'module',
      dependencies: { inner: '1' },
      devDependencies: { dev: '1' },
    }),
    'rslib.config.ts': configure(
      "{ id: 'external', output: { autoExternal: false, externals: ['inner'], distPath: 'dist/external' } }",
      "{ id: 'no-external', output: { autoExternal: { exclude: ['inner'] }, distPath: 'dist/no-external' } }",
      "{ id: 'skip', output: { autoExternal: { devDependencies: true }, distPath: 'dist/skip' } }",
    ),
    'src/index.ts': "export { inner } from 'inner';\nexport { sub } from 'inner/sub';\nexport { dev } from 'dev';\n",
    'node_modules/inner/sub.js': "export const sub = 'inner/sub';\n",
    ...Object.fromEntries(
      ['inner', 'dev'].flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', main: './index.js' })],
        [`node_modules/${name}/index.js`, `export const ${name} = '${name}';\n`],
      ]),
    ),
  };
  await withBuild('tsup-externals', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('external/index.js')).toContain('from "inner"');
    expect(dist.get('external/index.js')).not.toContain('from "inner/sub"');
    expect(dist.get('no-external/index.js')).not.toContain('from "');
    expect(dist.get('skip/index.js')).toMatch(/from "inner";[\s\S]*from "dev"/);
  });
});
