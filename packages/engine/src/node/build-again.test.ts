/** Claims about a build after another one: what changed meanwhile is in it, and where nothing has, nothing is done. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from '@rstest/core';
import { commitAll, runGit } from '../../test/git.ts';
import { buildSite, buildWithReport, quireAlone } from '../../test/run-quire.ts';
import { createSite, listFiles, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';

const BROKEN = '---\ntitle: Broken\n\n# Broken\n';

test('after an error in one page is fixed the others are not compiled again', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n', 'docs/a.md': '# Page A\n', 'docs/b.md': BROKEN });
  await expect(buildSite(dir)).rejects.toThrow('not closed');
  writeFiles(dir, { 'docs/b.md': '# Page B\n' });
  expect(await buildWithReport(dir)).toMatchObject({ pages: 3, reused: 2 });
});

test('a build that fails forgets nothing of the pages that were whole before', async () => {
  const sample = { 'docs/a.js': 'whole();\n' };
  const dir = createSite({ 'docs/index.md': '# Home\n', 'docs/a.md': '```js file="./a.js"\n```\n', ...sample });
  await buildSite(dir);
  writeFiles(dir, { 'docs/index.md': BROKEN });
  rmSync(join(dir, 'docs/a.js'));
  await expect(buildSite(dir)).rejects.toThrow('not closed');
  writeFiles(dir, {
    'docs/index.md': '# Home\nMore.\n',
    'site.config.mjs': "export default { title: 'New' };\n",
    ...sample,
  });
  expect(await buildWithReport(dir)).toMatchObject({ pages: 2, reused: 1 });
  expect(readFileSync(join(dir, 'dist/a.html'), 'utf8')).toContain('whole');
});

test('where a page asks about all pages the next build reuses those that have not changed', async () => {
  const list = "import { usePages } from '@rspress/core/runtime';\n\n# Home\n\n{usePages().pages.length} pages\n";
  const dir = createSite({ 'docs/index.mdx': list, 'docs/a.md': '# Page A\n', 'docs/b.md': '# Page B\n' });
  await buildSite(dir);
  writeFiles(dir, { 'docs/b.md': '# Page B\n\nMore.\n' });
  expect(await buildWithReport(dir)).toMatchObject({ pages: 3, reused: 2 });
});

/** With a file of every kind that goes into an output. */
const SITE = {
  'docs/index.md': '# Home\n\n```js file="<root>/sample.js"\n```\n\n[A](/guide/a)\n',
  'docs/guide/a.md': '# Page A\n',
  'docs/guide/_meta.json': '["a"]',
  'public/note.txt': 'first',
  'sample.js': 'before();\n',
};

/** Longer than two changes of a file can have one stamp. */
const SETTLED_MS = 150;
const getOutput = (dir: string) => join(dir, 'dist');
/** A build that does anything puts another folder in the place of the output. */
const identify = (dir: string) => statSync(getOutput(dir)).ino;

/** A built site, which each of the following tests changes and builds again. */
let shared: string;

beforeAll(async () => {
  shared = createSite(SITE);
  await buildSite(shared);
});

test('where nothing has changed the output is left alone, also after a build that did the same', async () => {
  const dir = shared;
  const [before, snapshot] = [identify(dir), takeSnapshot(getOutput(dir))];
  await buildSite(dir);
  expect(identify(dir)).toBe(before);
  writeFiles(dir, { 'docs/more.md': '# More\n' });
  await buildSite(dir);
  expect(identify(dir)).not.toBe(before);
  rmSync(join(dir, 'docs/more.md'));
  await buildSite(dir);
  expect(takeSnapshot(getOutput(dir))).toBe(snapshot);
});

test('the report of a build without changes has all of its warnings', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n' });
  const warnings = async () =>
    (await quireAlone('build', dir)).stderr.split('\n').filter((line) => line.startsWith('!'));
  const first = await warnings();
  const before = identify(dir);
  expect(first.join()).toContain('sitemap.xml was skipped');
  expect(await warnings()).toEqual(first);
  expect(identify(dir)).toBe(before);
});

const write = (path: string, text: string) => (dir: string) => writeFiles(dir, { [path]: text });
const remove = (path: string) => (dir: string) => rmSync(join(dir, path), { recursive: true });

/** Another text of the same size and the same time of change. */
function forge(path: string, text: string) {
  return (dir: string) => {
    const file = join(dir, path);
    const { atime, mtime, size } = statSync(file);
    writeFileSync(file, text.padEnd(size).slice(0, size));
    utimesSync(file, atime, mtime);
  };
}

/** Changes of the sources, and what the output holds then in which file. */
const SOURCE_CHANGES = [
  ['a page', write('docs/guide/a.md', '# Changed A\n'), 'guide/a.html', 'Changed A'],
  ['a page, with its size and its time', forge('docs/guide/a.md', '# Forged'), 'guide/a.html', 'Forged'],
  ['a new page', write('docs/new.md', '# New page\n'), 'new.html', 'New page'],
  [
    'a name in the sidebar',
    write('docs/guide/_meta.json', '[{ "name": "a", "label": "Named" }]'),
    'guide/a.html',
    'Named',
  ],
  ['a code file', write('sample.js', 'after();\n'), 'index.html', 'after'],
  ['a code file, with its size and its time', forge('sample.js', 'forged();'), 'index.html', 'forged'],
  ['a public file', write('public/note.txt', 'other'), 'note.txt', 'other'],
  ['a new public file', write('public/sub/new.txt', 'new'), 'sub/new.txt', 'new'],
] as const;

test.each(SOURCE_CHANGES)('%s: a change is noticed', async (_, change, file, text) => {
  const before = identify(shared);
  change(shared);
  await buildSite(shared);
  expect(identify(shared)).not.toBe(before);
  expect(readFileSync(join(getOutput(shared), file), 'utf8')).toContain(text);
});

test('a page that was not read again, because its file was the same, is read when only its text changes', async () => {
  const dir = createSite(SITE);
  // Files that changed a moment ago are read in any case.
  await setTimeout(SETTLED_MS);
  await buildSite(dir);
  const build = async (path: string, text: string) => {
    forge(path, text)(dir);
    await setTimeout(SETTLED_MS);
    await buildSite(dir);
    return ['guide/a', 'index'].map((name) => readFileSync(join(getOutput(dir), `${name}.html`), 'utf8'));
  };
  const [page, home] = await build('docs/guide/a.md', '# First');
  expect(page).toContain('First');
  expect(home).toContain('<h1 id="home">Home');
  const [pageThen, homeThen] = await build('docs/index.md', '# Other');
  expect(pageThen).toContain('<h1 id="first">First');
  expect(homeThen).toContain('Other');
});

test.each([
  ['page', 'docs/new.md', 'new.html'],
  ['public file', 'public/sub/new.txt', 'sub/new.txt'],
])('a %s that is removed is gone from the output', async (_, source, file) => {
  expect(existsSync(join(getOutput(shared), file))).toBe(true);
  remove(source)(shared);
  await buildSite(shared);
  expect(existsSync(join(getOutput(shared), file))).toBe(false);
});

const OUTPUT_CHANGES = [
  ['a document', write('dist/index.html', 'by hand')],
  ['a document, with its size and its time', forge('dist/guide/a.html', 'by hand')],
  ['a public file, with its size and its time', forge('dist/note.txt', 'hand!')],
  ['a document that is gone', remove('dist/guide/a.html')],
  ['a script that is gone', (dir: string) => remove(join('dist', findScript(dir)))(dir)],
  ['a file that was added', write('dist/added.txt', 'by hand')],
  ['a folder that was added', (dir: string) => mkdirSync(join(dir, 'dist/added'))],
  ['a file that is a link now', linkNote],
  ['all of it', remove('dist')],
] as const satisfies Array<[string, (dir: string) => unknown]>;

function findScript(dir: string): string {
  return listFiles(getOutput(dir)).find((file) => file.endsWith('.js')) ?? '';
}

function linkNote(dir: string) {
  remove('dist/note.txt')(dir);
  symlinkSync(join(dir, 'public/note.txt'), join(dir, 'dist/note.txt'));
}

test.each(OUTPUT_CHANGES)('%s: an output that somebody has changed is built again', async (_, change) => {
  const output = getOutput(shared);
  const snapshot = takeSnapshot(output);
  change(shared);
  await buildSite(shared);
  expect(takeSnapshot(output)).toBe(snapshot);
  expect(existsSync(join(output, 'added'))).toBe(false);
});

test('what a link of the site leads to is noticed', async () => {
  const dir = createSite({ ...SITE, 'notes/linked.txt': 'first' });
  symlinkSync(join(dir, 'notes/linked.txt'), join(dir, 'public/linked.txt'));
  await buildSite(dir);
  writeFiles(dir, { 'notes/linked.txt': 'other' });
  await buildSite(dir);
  expect(readFileSync(join(getOutput(dir), 'linked.txt'), 'utf8')).toBe('other');
});

test('an image that the site has of a package is noticed', async () => {
  const image = 'node_modules/pixels/pixel.svg';
  const page = `# B\n\n![Pixel](../${image})\n`;
  const dir = createSite({ ...SITE, 'docs/b.md': page, [image]: '<svg width="1" height="1"/>' });
  await buildSite(dir);
  writeFiles(dir, { [image]: '<svg width="2" height="2"/>' });
  await buildSite(dir);
  expect(readFileSync(join(getOutput(dir), 'b.html'), 'utf8')).toContain('width="2"');
});

test('what the configuration imports is noticed', async () => {
  const dir = createSite({
    ...SITE,
    'site.config.mjs': "import { title } from './title.mjs';\nexport default { title };\n",
    'title.mjs': "export const title = 'First title';\n",
  });
  await quireAlone('build', dir);
  const before = identify(dir);
  await quireAlone('build', dir);
  expect(identify(dir)).toBe(before);
  writeFiles(dir, { 'title.mjs': "export const title = 'Other title';\n" });
  await quireAlone('build', dir);
  expect(readFileSync(join(getOutput(dir), 'index.html'), 'utf8')).toContain('Other title');
});

test('a function of the configuration may say something else each time', async () => {
  const dir = createSite({
    ...SITE,
    'docs/dead.md': '# Dead\n\n[Nowhere](/nowhere)\n',
    'site.config.mjs': "export default { check: { ignore: () => process.env.IGNORES !== 'nothing' } };\n",
  });
  expect((await quireAlone('build', dir)).code).toBe(0);
  process.env.IGNORES = 'nothing';
  expect((await quireAlone('build', dir).finally(() => delete process.env.IGNORES)).code).toBe(1);
});

test('a commit that changes only the date of a page is noticed', async () => {
  const dir = createSite({
    ...SITE,
    '.gitignore': 'node_modules\ndist\n',
    'site.config.mjs': 'export default { themeConfig: { lastUpdated: true } };\n',
  });
  runGit(dir, 'init', '--quiet');
  commitAll(dir, '2024-01-02T03:04:05Z');
  await buildSite(dir);
  expect(readFileSync(join(getOutput(dir), 'guide/a.html'), 'utf8')).toContain('2024-01-02');
  const before = identify(dir);
  await buildSite(dir);
  expect(identify(dir)).toBe(before);
  commitAll(dir, '2025-06-07T08:09:10Z', '--amend');
  await buildSite(dir);
  expect(readFileSync(join(getOutput(dir), 'guide/a.html'), 'utf8')).toContain('2025-06-07');
});
