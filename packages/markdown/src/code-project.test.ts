/** Claims about the link in the caption of code from a file. (docs/behavior/content.md) */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { createTestContext } from '../test/compile-context.ts';
import { findCodeProject } from './code-project.ts';
import { compileSource } from './compile-source.ts';

const URL = 'https://example.com/examples';
const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-projects-')));
const dir = join(siteDir, 'examples');

function write(path: string, text: string): void {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const project of ['one', 'many/inner', 'a & b']) write(`examples/${project}/package.json`, '{}');
  write('examples/one/src/a.ts', 'export const a = 1;\n');
  write('other/a.ts', 'export const a = 1;\n');
});

test.each([
  ['a file of a project', 'examples/one/src/a.ts', { name: 'one', href: `${URL}/one` }],
  ['a file of a project in a folder', 'examples/many/inner/a.ts', { name: 'many/inner', href: `${URL}/many/inner` }],
  ['a file beside it', 'examples/many/a.ts', { name: 'many', href: `${URL}/many` }],
  ['a file in a folder with spaces', 'examples/a & b/a.ts', { name: 'a & b', href: `${URL}/a%20&%20b` }],
  ['a file that is in no project', 'examples/a.ts', undefined],
  ['a file elsewhere', 'examples-2/a.ts', undefined],
])('%s', (_, path, project) => {
  expect(findCodeProject(join(siteDir, path), { dir, url: URL }, createTestContext(siteDir).files)).toEqual(project);
});

const PAGE = [
  '# Page',
  '```ts file="<root>/examples/one/src/a.ts" title="src/a.ts"\n```',
  'Text.',
  '```ts file="<root>/examples/one/src/a.ts"\n```',
  'Text.',
  '```ts file="<root>/other/a.ts" title="other.ts"\n```',
  'Text.',
  '```ts title="written.ts"\nconst a = 1;\n```',
  'Text.',
  '```ts file="<root>/examples/one/src/a.ts" title="a.ts" project=false\n```',
].join('\n\n');

const LINK = `<a href="${URL}/one" target="_blank" rel="noopener noreferrer"> one</a>`;

test('the caption of code from a project links it, with and without a title', async () => {
  const code = { defaultWrapCode: false, lineNumbers: false, langAlias: {}, projects: { dir, url: URL } };
  const context = createTestContext(siteDir, { code });
  await context.highlighter.load(['ts']);
  const input = { filePath: join(siteDir, 'a.md'), sourcePath: 'a.md', text: PAGE, original: [], fragments: new Map() };
  const { content, dependencies } = await compileSource(input, context);
  const captions = [...JSON.stringify(content).matchAll(/<figcaption[^>]*>(.*?)<\/figcaption>/g)];
  expect(captions.map(([, text]) => text?.replaceAll('\\"', '"').trim())).toEqual([
    `src/a.ts${LINK}`,
    LINK,
    'other.ts',
    'written.ts',
    'a.ts',
  ]);
  // A project that comes or goes makes the page stale.
  expect(dependencies.map(({ filePath }) => filePath)).toContain(join(dir, 'one/package.json'));
});
