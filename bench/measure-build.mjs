/** Owns the figures of building a plain folder of Markdown: cold, and again after nothing or one page changed. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCorpusSite, measureGrowth, stampOutput } from './corpus-site.mjs';
import { pagePath } from './generate-docs.mjs';
import { measureProcess } from './measure-process.mjs';
import { median } from './statistics.mjs';

const SMALL = 100;
const LARGE = 1000;
const RUNS = 3;
/** The page that is edited between two builds. */
const EDITED = 500;

/** Builds of 100 and of 1,000 pages; the figures are of the large one, with the yardstick's in the same run. */
export async function measureBuilds() {
  const small = createCorpusSite(SMALL);
  const smallRun = await build(small, SMALL);
  const yardsticks = [await measureYardstick()];
  const runs = [];
  let large;
  for (let run = 0; run < RUNS; run += 1) {
    large = createCorpusSite(LARGE);
    runs.push(await build(large, LARGE));
    yardsticks.push(await measureYardstick());
  }
  const sizes = [...stampOutput(large).values()].map(({ size }) => size);
  return {
    cpuSeconds: runs.map((run) => run.cpuSeconds),
    wallSeconds: median(runs.map((run) => run.wallSeconds)),
    peakBytes: Math.max(...runs.map((run) => run.peakBytes)),
    yardstickSeconds: median(yardsticks),
    outputBytes: sizes.reduce((sum, size) => sum + size, 0),
    growthBytes: measureGrowth(small, large, SMALL),
    smallCpuSeconds: smallRun.cpuSeconds,
    same: await measureRebuilds(large, () => {}),
    edited: await measureRebuilds(large, (run) => editPage(large, run)),
  };
}

async function build(site, count) {
  console.log(`  building ${count} pages`);
  return site.build();
}

/** The median processor time of further builds, and how many files the last of them wrote. */
async function measureRebuilds(site, change) {
  console.log('  building them again');
  const seconds = [];
  let writtenFiles = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const before = stampOutput(site);
    change(run);
    seconds.push((await site.build()).cpuSeconds);
    writtenFiles = [...stampOutput(site)].filter(([file, { stamp }]) => before.get(file)?.stamp !== stamp).length;
  }
  return { cpuSeconds: median(seconds), writtenFiles };
}

function editPage({ folder }, run) {
  const file = join(folder, pagePath(EDITED));
  if (run === 0) appendFileSync(file, '\nEdited 0 times.\n');
  else writeFileSync(file, readFileSync(file, 'utf8').replace(/Edited \d+ times/, `Edited ${run} times`));
}

async function measureYardstick() {
  const file = fileURLToPath(new URL('yardstick.mjs', import.meta.url));
  return (await measureProcess(process.execPath, [file])).cpuSeconds;
}
