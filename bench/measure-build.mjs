/** Owns the figures of building a plain folder of Markdown with no cache. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { generateDocs, pagePath } from './generate-docs.mjs';
import { measureProcess } from './measure-process.mjs';
import { median } from './statistics.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORK_DIR = join(ROOT, 'node_modules/.cache/quire-bench');
const QUIRE = join(ROOT, 'packages/engine/bin/quire.mjs');
const SMALL = 100;
const LARGE = 1000;
const RUNS = 3;

/** Builds of 100 and of 1,000 pages; the figures are of the large one, with the yardstick's in the same run. */
export async function measureBuilds() {
  const small = await buildCold(SMALL);
  const yardsticks = [await measureYardstick()];
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await buildCold(LARGE));
    yardsticks.push(await measureYardstick());
  }
  return {
    pages: LARGE,
    cpuSeconds: runs.map((run) => run.cpuSeconds),
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    peakBytes: Math.max(...runs.map((run) => run.peakBytes)),
    yardstickSeconds: median(yardsticks),
    outputBytes: sizeOf(outputOf(LARGE)),
    growthBytes: measureGrowth(),
    smallCpuSeconds: small.cpuSeconds,
  };
}

async function buildCold(count) {
  const site = join(WORK_DIR, `site-${count}`);
  rmSync(site, { recursive: true, force: true });
  rmSync(outputOf(count), { recursive: true, force: true });
  generateDocs(site, count);
  // The cache lies in the nearest node_modules, and goes with the site.
  mkdirSync(join(site, 'node_modules'));
  console.log(`  building ${count} pages`);
  return measureProcess(process.execPath, [QUIRE, 'build', site, '--out', outputOf(count)], { cwd: ROOT });
}

async function measureYardstick() {
  const file = fileURLToPath(new URL('yardstick.mjs', import.meta.url));
  return (await measureProcess(process.execPath, [file])).cpuSeconds;
}

function outputOf(count) {
  return join(WORK_DIR, `dist-${count}`);
}

/** By how much the gzip size of the pages that both sites have grew at most. */
function measureGrowth() {
  const pages = Array.from({ length: SMALL }, (_, index) => pagePath(index).replace(/\.md$/, '.html'));
  const sizeIn = (count, page) => gzipSync(readFileSync(join(outputOf(count), page)), { level: 9 }).length;
  return Math.max(...pages.map((page) => sizeIn(LARGE, page) - sizeIn(SMALL, page)));
}

function sizeOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );
}
