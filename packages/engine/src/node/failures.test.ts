import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, preload, quire, quireAlone, quireWith } from '../../test/run-quire.ts';
import { BOX_PAGE } from '../../test/sample-files.ts';
import { createSite, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';

const PAGES = {
  'docs/index.md': '# Home\n',
  'docs/guide.md': '# Guide\n',
  'docs/part.mdx': '# Part\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let dir: string;
let output: string;
let last: string;

beforeAll(async () => {
  dir = createSite(PAGES);
  output = join(dir, 'dist');
  await buildSite(dir);
  last = takeSnapshot(output);
});

afterEach(() => {
  for (const folder of ['docs', 'public', 'components']) rmSync(join(dir, folder), { recursive: true, force: true });
  writeFiles(dir, PAGES);
});

type Outcome = Awaited<ReturnType<typeof quire>>;

/** An error without a stack; the last output is unchanged, and nothing is left next to it. */
function expectReported({ code, stderr }: Outcome, ...expected: Array<string | RegExp>) {
  for (const each of expected) expect(stderr).toMatch(each);
  expect({ code, stack: /\n\s+at .*:\d+/.test(stderr) }).toEqual({ code: 1, stack: false });
  expect(takeSnapshot(output)).toBe(last);
  expect(readdirSync(dir).filter((name) => name.startsWith('.dist.'))).toEqual([]);
}

describe('what the system refuses is reported in a line, with the file and the fix', () => {
  test.each([
    [
      'a full disk, when a document is written',
      'ENOSPC write writeFileSync guide.html',
      /guide\.html\n {2}The disk is full/,
    ],
    [
      'a full disk, when the cache is written',
      'ENOSPC write writeFileSync /content/',
      /content\/.*\n {2}The disk is full/,
    ],
    [
      'an output folder that may not be written beside',
      'EACCES mkdir mkdirSync .dist.next',
      /\.dist\.next.*\n {2}Permission denied/,
    ],
    [
      'a file system that may only be read',
      'EROFS mkdir mkdirSync /.cache/quire',
      /\.cache\/quire.*\n {2}The file system is read-only: cannot create this folder\./,
    ],
    ['an output folder that may not be replaced', 'EBUSY rename renameSync .dist.previous', /Another program uses it/],
    [
      'a page that may not be read',
      'EACCES open readFileSync docs/guide.md',
      /guide\.md\n {2}Permission denied: cannot open this file/,
    ],
    [
      'a public file that may not be read',
      'EACCES open readFileSync public/logo.svg',
      /public\/logo\.svg\n {2}Permission denied/,
    ],
    [
      'a file that is larger than may be written',
      'EFBIG write writeFileSync guide.html',
      /guide\.html\n {2}The file is larger than the system allows.*\n {2}help: Raise the limit/,
    ],
    [
      'more open files than the system has',
      'EMFILE open readFileSync docs/guide.md',
      /guide\.md\n {2}Too many files are open.*\n {2}help: Close other programs/,
    ],
  ])('%s', async (_, refused, expected) => {
    writeFiles(dir, { 'docs/guide.md': `# Guide\n\nChanged: ${refused}\n` });
    const variables = { NODE_OPTIONS: preload('refuse'), QUIRE_TEST_REFUSE: refused };
    expectReported(await quireWith(variables, 'build', dir), expected);
  });
});

test('a site in a folder that may only be read is built elsewhere, without a cache in the folder', async () => {
  const site = createSite({ 'docs/index.md': '# Home\n', 'node_modules/.keep': '' });
  const variables = { NODE_OPTIONS: preload('refuse'), QUIRE_TEST_REFUSE: 'EROFS access accessSync node_modules' };
  const { code, stderr } = await quireWith(variables, 'build', site, '--out', `${site}-built`);
  expect(code, stderr).toBe(0);
  expect(readdirSync(join(site, 'node_modules'))).toEqual(['.keep']);
});

describe('files that are none', () => {
  test('every page that is a link to nothing, to itself or to a folder is reported at once, and a folder that links back up', async () => {
    symlinkSync('.', join(dir, 'docs/up'));
    symlinkSync(join(dir, 'nowhere.md'), join(dir, 'docs/dangling.md'));
    symlinkSync(join(dir, 'docs/loop.md'), join(dir, 'docs/loop.md'));
    symlinkSync(join(dir, 'public'), join(dir, 'docs/linked.md'));
    expectReported(
      await quire('build', dir),
      /docs\/dangling\.md\n {2}The file is a broken symbolic link/,
      /loop\.md\n {2}The symbolic link points to itself/,
      /linked\.md\n {2}It is a folder, but a file is expected/,
      /docs\/up\n {2}The folder is a symbolic link to a folder above it/,
      '4 errors, 1 warning; the stage "compile" failed, and the previous output was kept',
    );
  });

  test('a folder that is named like a page is a folder', async () => {
    writeFiles(dir, { 'docs/folder.md/page.md': '# Inside\n' });
    await buildSite(dir, join(dir, 'other'));
    rmSync(join(dir, 'other'), { recursive: true });
  });

  test('public links that lead to nothing or back up are reported; those that lead to a file are followed', async () => {
    writeFiles(dir, { 'shared/note.txt': 'shared' });
    symlinkSync(join(dir, 'shared'), join(dir, 'public/shared'));
    symlinkSync(join(dir, 'nowhere.png'), join(dir, 'public/dangling.png'));
    symlinkSync('.', join(dir, 'public/up'));
    symlinkSync(tmpdir(), join(dir, 'public/elsewhere'));
    expectReported(
      await quire('build', dir),
      /dangling\.png\n {2}The public file is a broken symbolic link/,
      /public\/up\n {2}The public folder is a symbolic link to a folder above it/,
    );
    for (const name of ['dangling.png', 'up']) rmSync(join(dir, 'public', name));
    const other = join(dir, 'other');
    const { code, stderr } = await quire('build', dir, '--out', other);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /elsewhere\n {2}A symbolic link leads from the public folder to a file outside of the site, or to the source of a page/,
    );
    expect(takeSnapshot(other)).toContain('shared/note.txt');
    expect(takeSnapshot(other)).not.toContain('elsewhere');
    rmSync(other, { recursive: true });
  });
});

describe('a page that ends the command is named', () => {
  const writeComponent = (body: string) =>
    writeFiles(dir, {
      'components/odd.jsx': `export default function Odd() { ${body}; return null; }\n`,
      'docs/part.mdx': "import Odd from '../components/odd';\n\n# Part\n\n<Odd />\n",
    });

  /** Each is said once, by the next command at the latest, which finds the last output and builds. */
  async function expectNamed(expected: RegExp) {
    expect(takeSnapshot(output)).toBe(last);
    writeComponent('');
    const { code, stderr } = await quireAlone('build', dir);
    expect(code).toBe(0);
    expect(stderr).toMatch(expected);
    writeFiles(dir, PAGES);
    expect((await quireAlone('build', dir)).stderr).not.toContain('part.html');
    expect(takeSnapshot(output)).toBe(last);
    expect(readdirSync(dir).filter((name) => name.startsWith('.dist.'))).toEqual([]);
  }

  test('at once, where its code ends it', async () => {
    for (const code of [0, 3]) {
      writeComponent(`process.exit(${code})`);
      const outcome = await quireAlone('build', dir);
      expect(outcome.stderr).toMatch(/part\.html\n {2}The command ended while it worked on this page\. \[worker\]/);
      expect(outcome.code).not.toBe(0);
    }
    await expectNamed(/^(?!.*part\.html)/s);
  });

  test('by the next command, where the system ends it', async () => {
    writeComponent("process.kill(process.pid, 'SIGKILL'); for (;;);");
    expect(await quireAlone('build', dir)).toMatchObject({ signal: 'SIGKILL' });
    await expectNamed(/part\.html\n {2}The last command was killed while it worked on this page\. \[worker\]/);
  });

  test('by the next command, where it runs out of memory', async () => {
    writeComponent('const all = []; for (;;) all.push(new Array(4_000_000).fill(all));');
    const outcome = await quireWith({ NODE_OPTIONS: '--max-old-space-size=128' }, 'build', dir);
    expect(outcome.stderr).toContain('out of memory');
    await expectNamed(/part\.html\n {2}The last command was killed .*\n {2}help: .*memory/);
  });
});

describe('an output folder that holds anything but a site is not replaced', () => {
  test.each([
    ['the folder of the site', (site: string) => site, 'contains the sources of the site'],
    ['a folder above it', (site: string) => join(site, '..'), 'contains the sources of the site'],
    ['the docs', (site: string) => join(site, 'docs'), 'contains the sources of the site'],
    ['the theme', (site: string) => join(site, 'theme'), 'contains the sources of the site'],
    ['a folder of pages', (site: string) => join(site, 'docs/guide'), 'is in a folder with sources of the site'],
    ['a new folder in the docs', (site: string) => join(site, 'docs/out'), 'is in a folder with sources of the site'],
    ['a folder of public files', (site: string) => join(site, 'public/a'), 'is in a folder with sources of the site'],
  ])('%s, even if it may be emptied', async (_, toOut, message) => {
    for (const option of [[], ['--empty-out-dir']])
      expectReported(
        await quire('build', dir, '--out', toOut(dir), ...option),
        message,
        /Choose a separate folder, such as --out dist/,
      );
  });

  test.each([
    ['somebody’s files', ['thesis.txt'], 'contains files that no build has written: thesis.txt.'],
    ['a hidden file', ['.env'], 'contains files that no build has written: .env.'],
    ['a repository in an earlier output', ['.git', '.quire-output'], 'is a git repository'],
  ])('%s', async (_, names, message) => {
    const out = createForeignFolder(names);
    expectReported(await quire('build', dir, '--out', out), message);
    expect(readdirSync(out).sort()).toEqual(names);
  });

  test.each([
    ['pages', 'guide', 'a.md'],
    ['components', 'parts', 'a.mjs'],
    ['modules of the configuration', 'plugins', 'b.mjs'],
    ['words of the search', 'words', 'c.txt'],
  ])(
    'a folder with %s, if the site has no separate docs folder, even if it may be emptied',
    async (_, folder, name) => {
      const site = createSite({
        ...{ 'index.mdx': "import { A } from './parts/a.mjs';\n\n# Home\n\n<A />\n", 'guide/a.md': '# A\n' },
        ...{ 'parts/a.mjs': 'export const A = () => null;\n', 'plugins/b.mjs': '', 'words/c.txt': 'a, b\n' },
        'site.config.mjs': "import './plugins/b.mjs';\nexport default { search: { vocabulary: './words' } };\n",
      });
      const outcome = await quire('build', site, '--out', join(site, folder), '--empty-out-dir');
      expectReported(outcome, /contains (?:sources|pages) of the site: /);
      expect(readdirSync(join(site, folder))).toEqual([name]);
    },
  );

  test('the message says how to replace it all the same, and that works', async () => {
    const out = createForeignFolder(['index.html', 'precious.txt']);
    const refused = await quire('build', dir, '--out', out);
    expectReported(refused, 'no build has written: index.html, precious.txt.', 'run the build with --empty-out-dir');
    expect((await quire('build', dir, '--out', out, '--empty-out-dir')).code).toBe(0);
    expect(takeSnapshot(out)).toBe(last);
  });

  test('a folder that is empty, and one that a build has made, are replaced', async () => {
    const out = createForeignFolder([]);
    await buildSite(dir, out);
    writeFileSync(join(out, 'old.html'), 'of an earlier build');
    await buildSite(dir, out);
    expect(takeSnapshot(out)).toBe(last);
  });

  function createForeignFolder(names: string[]): string {
    const out = mkdtempSync(join(tmpdir(), 'quire-foreign-'));
    for (const name of names) writeFileSync(join(out, name), 'precious');
    return out;
  }

  test('a link to a folder stays a link, and the folder gets the output', async () => {
    const home = mkdtempSync(join(tmpdir(), 'quire-linked-'));
    mkdirSync(join(home, 'real'));
    symlinkSync(join(home, 'real'), join(home, 'dist'));
    await buildSite(dir, join(home, 'dist'));
    expect(takeSnapshot(join(home, 'real'))).toBe(last);
    expect(readdirSync(home).sort()).toEqual(['dist', 'real']);
  });
});

test.each(['what?', 'now!', 'C#'])(
  'a site in a folder named %s is built, unless the bundler is needed',
  async (name) => {
    const site = join(mkdtempSync(join(tmpdir(), 'quire-named-')), `${name} 50% of it`);
    writeFiles(site, { ...BOX_PAGE, 'node_modules/.keep': '' });
    expectReported(
      await quire('build', site),
      /contains "[?!#]", which the bundler cannot read.*\n {2}help: Rename the folder/,
    );
    writeFiles(site, { 'docs/index.mdx': '# Home\n\nThe note.\n' });
    await buildSite(site);
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('The note.');
  },
);
