/** Tests of the link in the caption of code from a file. (docs/behavior/content.md) */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { createTestContext } from '../test/compile-context.ts';
import { findCodeProject } from './code-project.ts';
import { compileSource } from './compile-source.ts';
import { fillMarkers } from './html/markers.ts';

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
  ['a file next to projects', 'examples/many/a.ts', { name: 'many', href: `${URL}/many` }],
  ['a file in a folder with spaces', 'examples/a & b/a.ts', { name: 'a & b', href: `${URL}/a%20&%20b` }],
  ['a file in no project', 'examples/a.ts', undefined],
  ['a file in another folder', 'examples-2/a.ts', undefined],
])('%s', (_, path, project) => {
  expect(findCodeProject(join(siteDir, path), { dir, url: URL })).toEqual(project);
});

test('a service runs the outermost package, if that has a script to run', async () => {
  write('examples/workspace/package.json', '{ "scripts": { "build": "npm run build --workspaces" } }');
  write('examples/workspace/packages/core/package.json', '{ "scripts": { "build": "rslib" } }');
  const openIn = { name: 'Bench', url: 'https://run.example/tree/{project}?startScript=build' };
  const find = (path: string) => findCodeProject(join(dir, path), { dir, url: URL, openIn });
  expect(find('workspace/packages/core/a.ts')).toEqual({
    name: 'workspace/packages/core',
    href: `${URL}/workspace/packages/core`,
    openIn: { name: 'Bench', href: 'https://run.example/tree/workspace?startScript=build' },
  });
  expect(find('one/src/a.ts')?.openIn).toBeUndefined();
  write('examples/broken/package.json', '{ "scripts": ');
  expect(() => find('broken/a.ts')).toThrow(/broken\/package\.json" is not valid JSON/);
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
  // Adding or removing a project makes the page stale.
  expect(dependencies.map(({ filePath }) => filePath)).toContain(join(dir, 'one/package.json'));
});

test('the caption links the service after the project, with a label in the language of the page', async () => {
  const openIn = { name: 'Bench & Co', url: 'https://run.example/{project}' };
  const code = { defaultWrapCode: false, lineNumbers: false, langAlias: {}, projects: { dir, url: URL, openIn } };
  const context = createTestContext(siteDir, { code });
  await context.highlighter.load(['ts']);
  write('examples/run/package.json', '{ "scripts": { "start": "node ." } }');
  write('examples/run/a.ts', 'export const a = 1;\n');
  const text = '# Page\n\n```ts file="<root>/examples/run/a.ts"\n```\n';
  const input = { filePath: join(siteDir, 'a.md'), sourcePath: 'a.md', text, original: [], fragments: new Map() };
  const { content } = await compileSource(input, context);
  if (content.kind !== 'html') throw new Error('The page is not Markdown.');
  const html = fillMarkers(content.html, { links: [], images: [], texts: { openIn: '在 {name} 中打开' } });
  expect(html).toContain(
    '<a href="https://run.example/run" target="_blank" rel="noopener noreferrer" aria-label="在 Bench &amp; Co 中打开"></a>',
  );
});
