/** The page that AI agents install as a skill: its samples are built as an agent would, and what it says of them is tried. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { type ProjectFiles, withBuild } from './build-project.ts';
import { getSample } from './code-sample.ts';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const PAGE = 'guide/start/skill.md';
const SOURCES = join(WEBSITE, 'examples/solution-react/src');
/** Agents are to read it whole: about 5,000 tokens. */
const LARGEST_CHARS = 18_000;

const read = (name: string) => readFileSync(join(SOURCES, name), 'utf8');
const LEFT_OUT = {
  'src/Button.test.tsx': 'export const one = 1;\n',
  'src/Button.stories.tsx': 'export const two = 2;\n',
};
const CONFIG = getSample(PAGE, 'rslib.config.ts', 1);
const MANIFEST = getSample(PAGE, 'package.json');
const FILES: ProjectFiles = {
  ...Object.fromEntries(
    ['Button.tsx', 'button.css', 'button.module.css', 'index.ts'].map((name) => [`src/${name}`, read(name)]),
  ),
  ...LEFT_OUT,
  'package.json': MANIFEST,
  'rslib.config.ts': CONFIG,
  'tsconfig.json': getSample(PAGE, 'tsconfig.json'),
  'tsconfig.check.json': getSample(PAGE, 'tsconfig.check.json'),
};

test('the component library of the skill builds, and its package.json leads to each output, types and stylesheets', async () => {
  await withBuild('skill', FILES, async ({ code, dist, folder, output }) => {
    expect({ code, output }).toMatchObject({ code: 0 });
    const paths = [...MANIFEST.matchAll(/"\.\/dist\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toHaveLength(4);
    expect([...dist.keys()]).toEqual(
      expect.arrayContaining([...paths, 'esm/Button.js', 'esm/button.css', 'cjs/Button.cjs', 'cjs/button.css']),
    );
    expect(dist.get('esm/Button.js')).toContain('import "./button.css"');
    expect([...dist.keys()].filter((file) => /test|stories/.test(file))).toEqual([]);
    expect(await runScript('publint --strict', folder)).toMatchObject({ code: 0 });
  });
});

test('its type check passes, and reports an option that does not exist, which the build ignores', async () => {
  await withBuild('skill-types', FILES, async ({ folder }) => {
    const check = () => runScript('tsc -p tsconfig.check.json', folder);
    expect(await check()).toMatchObject({ code: 0 });
    const wrong = CONFIG.replace("target: 'web'", "tarjet: 'web'");
    writeFileSync(join(folder, 'rslib.config.ts'), wrong);
    expect((await check()).output).toContain("'tarjet' does not exist");
    const { code, output } = await runScript('rslib', folder);
    expect(code).toBe(0);
    expect(output).not.toMatch(/tarjet|warn/);
  });
});

test('a bundle of the same library has one stylesheet, which nothing imports; without the target, it has none', async () => {
  const config = CONFIG.replace(/ {2}bundle: false,\n {2}source: \{\n.*\n {2}\},\n/, '');
  await withBuild('skill-bundle', { ...FILES, 'rslib.config.ts': config }, ({ dist }) => {
    expect([...dist.keys()].filter((file) => file.endsWith('.css'))).toEqual(['cjs/index.css', 'esm/index.css']);
    expect(dist.get('esm/index.js')).not.toContain('.css');
  });
  const forNode = config.replace("  output: { target: 'web' },\n", '');
  await withBuild('skill-node', { ...FILES, 'rslib.config.ts': forNode }, ({ dist }) => {
    expect([...dist.keys()].filter((file) => file.endsWith('.css'))).toEqual([]);
  });
});

test.each(['en', 'zh'])('it is short enough to be read whole (%s)', (locale) => {
  expect(readFileSync(join(WEBSITE, 'docs', locale, PAGE), 'utf8').length).toBeLessThan(LARGEST_CHARS);
});
