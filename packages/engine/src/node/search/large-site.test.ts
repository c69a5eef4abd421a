/** Claims about the search of a site whose text is cut into shards: what a build writes, and what the commands read. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { buildOutput, buildSite, openOutput, quire, writeSite } from '../../../test/run-quire.ts';
import { takeSnapshot, writeFiles } from '../../../test/temporary-site.ts';

const PAGES = 60;
const WORDS = Array.from({ length: 2000 }, (_, at) => `w${(at * 7919).toString(36)}`);

function writePage(number: number): string {
  const sections = Array.from({ length: 20 }, (_, part) => {
    const words = Array.from({ length: 220 }, (_, at) => WORDS[(number * 31 + part * 17 + at ** 2) % WORDS.length]);
    return `## Part ${part} of ${number}\n\nLandmark${number}x${part} ${words.join(' ')}.\n`;
  });
  return `# Page ${number}\n\n${sections.join('\n')}`;
}

const pagePath = (number: number) => `guide/page-${String(number).padStart(2, '0')}.md`;
const { outDir, has, read } = openOutput('large');
const dir = writeSite({
  // The cache is in the nearest one.
  'node_modules/kept.txt': '',
  'index.md': '# Home\n',
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, number) => [pagePath(number), writePage(number)])),
});

beforeAll(async () => {
  await buildSite(dir, outDir);
}, 60_000);

/** Every file of the output, with what shows whether it was written since. */
function stampFiles(): Map<string, string> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => {
      const { ino, mtimeMs } = statSync(path);
      return [path.slice(outDir.length), `${ino} ${mtimeMs}`];
    }),
  );
}

test('files of the index are few, and may be kept for ever', () => {
  const names = readdirSync(join(outDir, 'search/files'));
  expect(names.length).toBeGreaterThan(60);
  expect(names.length).toBeLessThan(400);
  expect(names.every((name) => statSync(join(outDir, 'search/files', name)).size < 100 * 1024)).toBe(true);
  expect(read('_headers')).toContain('/search/files/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('after one edited page only the files that differ are written', async () => {
  const before = stampFiles();
  writeFiles(dir, { [pagePath(30)]: writePage(30).replace('Landmark30x4', 'Landmark30x4 again') });
  await buildSite(dir, outDir);
  const written = [...stampFiles()].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path);
  expect(has('guide/page-30.html')).toBe(true);
  expect(written).toContain('/search/en.json');
  expect(written.length).toBeLessThan(20);
}, 60_000);

test('the index of a site with edited pages is the one that a first build makes', async () => {
  rmSync(join(dir, 'node_modules/.cache'), { recursive: true });
  const first = await buildOutput(dir);
  expect(takeSnapshot(first.outDir)).toBe(takeSnapshot(outDir));
  expect(first.has('search/en.json')).toBe(true);
}, 60_000);

test('the command asks the shards, and the records hold every section', async () => {
  const { stdout } = await quire('search', 'landmark30x4', outDir, '--limit', '1', '--json');
  expect(JSON.parse(stdout)).toEqual([
    { url: '/guide/page-30#part-4-of-30', title: 'Page 30', section: 'Part 4 of 30' },
  ]);
  const records = join(dir, 'records.json');
  await quire('search-records', outDir, '--site', 'https://large.example', '--out', records);
  const urls = JSON.parse(readFileSync(records, 'utf8')).map(({ url }: { url: string }) => url);
  expect(new Set(urls).size).toBe(PAGES * 21 + 1);
}, 60_000);
