import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { buildSite, buildWithReport } from '../../test/run-quire.ts';
import { BOX_PAGE } from '../../test/sample-files.ts';
import { createSite, findCache, listFiles, takeSnapshot, writeFiles } from '../../test/temporary-site.ts';

const PAGES = {
  ...BOX_PAGE,
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
  const { warnings } = await buildWithReport(dir);
  expect(takeSnapshot(output)).toBe(expected);
  return warnings;
}

const halve = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2));
const DAMAGES = {
  'cut off': halve,
  emptied: (file) => writeFileSync(file, ''),
  garbage: (file) => writeFileSync(file, Buffer.from([0xff, 0, 10, 123, 0xfe])),
  'of another version': (file) => writeFileSync(file, '{"version":0,"pages":[null]}'),
  'the text of another file': (file) => writeFileSync(file, readFileSync(`${whole}/pages.json`)),
  'a folder': replaceByFolder,
  'changed in one byte': (file) => writeFileSync(file, changeByte(readFileSync(file), 0.6)),
} as const satisfies Record<string, (file: string) => void>;

function replaceByFolder(file: string) {
  rmSync(file, { force: true });
  mkdirSync(join(file, 'inner'), { recursive: true });
}

function changeByte(bytes: Buffer, place: number): Buffer {
  const at = Math.floor(bytes.length * place);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** What says that nothing has changed, and nothing else is read. */
const LAST_BUILD = /^last-build\./;

/** Until every document is rendered again. */
const forgetOutput = () => rmSync(output, { recursive: true, force: true });

/** Until it is known what is in the output, from which every document is taken over. */
async function forgetBuild() {
  await expectSameOutput();
  forgetLastBuild();
}

/** Files by a part of their path, and what has to happen for them to be read. One function reads them all, so each has some of the damages. */
const FILES = [
  ['compiled pages', 'cut off', /^content\//, forgetOutput],
  ['compiled pages', 'a folder', /^content\//, forgetOutput],
  ['the list of pages', 'emptied', /^pages\.json$/, forgetOutput],
  ['the list of pages', 'changed in one byte', /^pages\.json$/, forgetOutput],
  ['what search knows', 'garbage', /^search(?:-files)?\//, forgetBuild],
  ['what search knows', 'the text of another file', /^search(?:-files)?\//, forgetBuild],
  ['the list of documents', 'of another version', /^documents\./, forgetBuild],
  ['the record of the last build', 'changed in one byte', LAST_BUILD, expectSameOutput],
  ['the record of the last build', 'a folder', LAST_BUILD, expectSameOutput],
  // All of these are known by one list of hashes.
  ['the record of the bundle', 'cut off', /^bundle\/bundle\.json$/, () => undefined],
  ['the bundle for Node', 'changed in one byte', /^bundle\/made-.*\/server\.js$/, () => undefined],
  ['scripts and styles', 'emptied', /^bundle\/made-.*\/web\//, () => undefined],
  ['the entries of the bundle', 'garbage', /^bundle\/entries-/, () => undefined],
  ['the entries of the bundle', 'a folder', /^bundle\/entries-/, () => undefined],
] as const;

function forgetLastBuild() {
  for (const file of listFiles(cache).filter((name) => LAST_BUILD.test(name))) rmSync(join(cache, file));
}

function damage(kind: RegExp, apply: (file: string) => void) {
  const files = listFiles(cache).filter((file) => kind.test(file));
  expect(files).not.toEqual([]);
  for (const file of files) apply(join(cache, file));
}

test.each(FILES)('%s, %s: rebuilt to the same output, and the cache stays', async (_, how, kind, prepare) => {
  await prepare();
  damage(kind, DAMAGES[how]);
  const warnings = await expectSameOutput();
  expect(warnings.filter(({ rule }) => rule === 'cache')).toEqual([]);
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
    how: fc.constantFrom(...Object.values(DAMAGES)),
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
