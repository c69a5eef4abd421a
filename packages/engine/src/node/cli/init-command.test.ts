import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quireWith } from '../../../test/run-quire.ts';
import { createSite } from '../../../test/temporary-site.ts';

const init = (dir: string, userAgent: string) => quireWith({ npm_config_user_agent: userAgent }, 'init', dir);

test.each([
  ['npm/11.0.0 node/v22.12.0 linux x64 workspaces/false', 'npm run'],
  ['pnpm/10.4.0 npm/? node/v22.12.0 linux x64', 'pnpm run'],
  ['yarn/4.6.0 npm/? node/v22.12.0 linux x64', 'yarn run'],
  ['bun/1.2.0 npm/? node/v22.12.0 linux x64', 'bun run'],
  ['another/1.0.0 node/v22.12.0', 'npm run'],
])('the user agent "%s" gets its own commands', async (userAgent, run) => {
  const dir = createSite({});
  const { stdout } = await init(dir, userAgent);
  expect(stdout.split('Next:\n')[1]).toMatch(
    new RegExp(`^  cd .+\n  install the packages of Quire .+\n  ${run} dev\n$`),
  );
  const guide = readFileSync(join(dir, 'docs/guide/index.md'), 'utf8');
  expect(guide).toContain(`while \`${run} dev\` runs`);
  expect(guide).toContain(`\`${run} build\` writes`);
});

test('the first page names the scripts as the package has them', async () => {
  const dir = createSite({ 'package.json': '{ "scripts": { "build": "tsc" } }\n' });
  await init(dir, '');
  const guide = readFileSync(join(dir, 'docs/guide/index.md'), 'utf8');
  expect(guide).toContain('`npm run docs:build` writes');
  expect(guide).toContain('while `npm run dev` runs');
});

test('a package that is installed in a folder above is not installed again', async () => {
  const root = createSite({ 'node_modules/@quire/site/package.json': '{ "name": "@quire/site" }\n' });
  const { stdout } = await init(join(root, 'packages/docs'), '');
  expect(stdout).not.toContain('install');
});

test.each([
  ['that ends early', '{ "scripts": \n', ':2:1\n  The file is not valid JSON.'],
  ['that is empty', '', ':1:1\n  The file is not valid JSON.'],
  ['that is a list', '[]', ':1:1\n  The file is not an object.'],
  ['without a value', 'null', ':1:1\n  The file is not an object.'],
  ['with a text as scripts', '{\n  "scripts": "x"\n}', ':2:3\n  "scripts" in the file is not an object.'],
  ['without scripts in "scripts"', '{ "scripts": null }', ':1:3\n  "scripts" in the file is not an object.'],
])('a package.json %s is reported before anything is written', async (_, text, expected) => {
  const dir = createSite({ 'package.json': text });
  const { code, stderr } = await init(dir, '');
  expect(code).toBe(1);
  expect(stderr).toContain(`package.json${expected}`);
  expect(() => readFileSync(join(dir, 'site.config.mjs'))).toThrow('ENOENT');
});

test('a package.json gets the scripts, and is otherwise unchanged', async () => {
  const before = ['{', '\t"name": "mine",', '\t"files": ["a", "b"],', '\t"scripts": {', '\t\t"dev": "node x.js"'];
  const dir = createSite({ 'package.json': [...before, '\t}', '}', ''].join('\r\n') });
  await init(dir, '');
  const added = ['\t\t"docs:dev": "quire dev",', '\t\t"build": "quire build",', '\t\t"preview": "quire preview"'];
  expect(readFileSync(join(dir, 'package.json'), 'utf8')).toBe(
    [...before.slice(0, -1), '\t\t"dev": "node x.js",', ...added, '\t}', '}', ''].join('\r\n'),
  );
});

test.each([
  ['dev', { dev: 'node x.js', 'docs:dev': 'vitepress dev' }, { 'quire:dev': 'quire dev' }],
  ['docs:dev', { dev: 'node x.js', 'docs:dev': 'quire dev' }, {}],
  ['quire:dev', { dev: 'node x.js', 'docs:dev': 'vitepress dev', 'quire:dev': 'quire dev --open' }, {}],
])('no script is replaced, the last that exists is %s', async (_, scripts, added) => {
  const dir = createSite({ 'package.json': JSON.stringify({ scripts }) });
  await init(dir, '');
  expect(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).scripts).toEqual({
    ...scripts,
    ...added,
    build: 'quire build',
    preview: 'quire preview',
  });
});

test('a package.json with a byte order mark gets the scripts', async () => {
  const dir = createSite({ 'package.json': '\uFEFF{ "name": "mine" }\n' });
  await init(dir, '');
  expect(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).scripts).toHaveProperty('build');
});

test('a file in place of the folder is reported', async () => {
  const { code, stderr } = await init(join(createSite({ site: '' }), 'site'), '');
  expect([code, stderr]).toEqual([1, expect.stringContaining('This is a file.')]);
});
