import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { buildSite } from '../../test/run-quire.ts';
import { createSite, findCache, listFiles, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';
import { writeCacheFile } from './files/cache-file.ts';

const PAGES = {
  // With a component of its own the site has a bundle of its own.
  'docs/index.mdx': "import { Box } from '../box.jsx';\n\n# Home\n\n<Box />\n",
  'box.jsx': 'export const Box = () => <p>In a box</p>;\n',
  'docs/guide.md': '# Guide\n\n```ts\nconst a = 1;\n```\n',
};

let dir: string;
let output: string;
let cache: string;
let whole: string;
let expected: string;

beforeAll(async () => {
  dir = createSite(PAGES);
  output = join(dir, 'dist');
  await buildSite(dir);
  cache = findCache(dir);
  whole = `${cache}-whole`;
  cpSync(cache, whole, { recursive: true });
  expected = takeSnapshot(output);
});

beforeEach(() => {
  rmSync(cache, { recursive: true });
  cpSync(whole, cache, { recursive: true });
});

async function expectSameOutput() {
  await buildSite(dir);
  expect(takeSnapshot(output)).toBe(expected);
}

const halve = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2));
const DAMAGES = [
  ['cut off', halve],
  ['emptied', (file) => writeFileSync(file, '')],
  ['garbage', (file) => writeFileSync(file, Buffer.from([0xff, 0, 10, 123, 0xfe]))],
  ['of another version', (file) => writeFileSync(file, '{"version":0,"pages":[null]}')],
  ['valid, of another shape', (file) => writeCacheFile(file, '{"version":0,"pages":[null]}')],
  ['the text of another file', (file) => writeCacheFile(file, readFileSync(`${cache}/pages.json`, 'utf8'))],
  ['a folder', replaceByFolder],
  ['changed in one byte', (file) => writeFileSync(file, changeByte(readFileSync(file), 0.6))],
] as const satisfies Array<[string, (file: string) => void]>;
const changeOneByte = DAMAGES.at(-1) ?? DAMAGES[0];

function replaceByFolder(file: string) {
  rmSync(file, { force: true });
  mkdirSync(join(file, 'inner'), { recursive: true });
}

function changeByte(bytes: Buffer, place: number): Buffer {
  const at = Math.floor(bytes.length * place);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** Files by a part of their path; what is read where every document is rendered again. */
const READ_TO_RENDER = [
  ['compiled pages', /^content\//],
  ['the list of pages', /^pages\.json$/],
] as const;

/** What is read where every document is taken over from the last output. */
const READ_TO_REUSE = [
  ['what search knows', /^search\//],
  ['the list of documents', /^documents\./],
] as const;

/** What says that nothing has changed, and nothing else is read. */
const LAST_BUILD = /^last-build\./;

/** All of these are known by one list of hashes. */
const BUNDLE = [
  ['the record of the bundle', /^bundle\/bundle\.json$/, DAMAGES[0]],
  ['the bundle for Node', /^bundle\/made-.*\/server\.js$/, changeOneByte],
  ['scripts and styles', /^bundle\/made-.*\/web\//, DAMAGES[1]],
  ['the entries of the bundle', /^bundle\/entries-/, DAMAGES[2]],
] as const;

function forgetLastBuild() {
  for (const file of listFiles(cache).filter((name) => LAST_BUILD.test(name))) rmSync(join(cache, file));
}

function damage(kind: RegExp, apply: (file: string) => void) {
  const files = listFiles(cache).filter((file) => kind.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) apply(join(cache, file));
}

describe.each(READ_TO_RENDER)('%s', (_, kind) => {
  test.each(DAMAGES)('%s: rebuilt, and the output is the same', async (_damage, apply) => {
    rmSync(output, { recursive: true, force: true });
    damage(kind, apply);
    await expectSameOutput();
  });
});

describe.each(READ_TO_REUSE)('%s', (_, kind) => {
  test.each(DAMAGES)('%s: rebuilt, and the output is the same', async (_damage, apply) => {
    // Until it is known what is in the output.
    await expectSameOutput();
    forgetLastBuild();
    damage(kind, apply);
    await expectSameOutput();
  });
});

test.each(DAMAGES)('the record of the last build, %s: built, and the output is the same', async (_, apply) => {
  await expectSameOutput();
  damage(LAST_BUILD, apply);
  await expectSameOutput();
});

test.each(BUNDLE)('%s, damaged: bundled again, and the output is the same', async (_, kind, [, apply]) => {
  damage(kind, apply);
  await expectSameOutput();
});

test('files that are in the last output are taken over only as they were written', async () => {
  await buildSite(dir);
  writeFileSync(join(output, 'guide.html'), 'damaged');
  rmSync(join(output, 'guide.md'));
  await buildSite(dir);
  expect(takeSnapshot(output)).toBe(expected);
});

test('whatever is damaged, and wherever, the output is the same', async () => {
  const damages = fc.record({
    keepsOutput: fc.boolean(),
    files: fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 6 }),
    how: fc.constantFrom(...DAMAGES.map(([, apply]) => apply)),
    place: fc.double({ min: 0, max: 0.99, noNaN: true }),
    isCut: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(damages, async ({ keepsOutput, files, how, place, isCut }) => {
      if (!keepsOutput) rmSync(output, { recursive: true, force: true });
      const all = listFiles(cache);
      for (const index of files) {
        const file = join(cache, all[index % all.length] ?? '');
        if (isCut) writeFileSync(file, changeByte(readFileSync(file), place));
        else how(file);
      }
      await expectSameOutput();
    }),
    { numRuns: process.env.QUIRE_TEST_ALL ? 12 : 3 },
  );
}, 300_000);

test('a page that is changed while the cache is damaged is built as it is now', async () => {
  for (const file of listFiles(cache).filter((name) => name.startsWith('content/'))) halve(join(cache, file));
  writeFiles(dir, { 'docs/guide.md': '# Guide\n\nAnother text.\n' });
  await buildSite(dir);
  expect(readFileSync(join(output, 'guide.html'), 'utf8')).toContain('Another text.');
  writeFiles(dir, PAGES);
});
