/** Measures builds of a plain folder of Markdown: cold, unchanged, and after one page changed. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCorpusSite, measureGrowth, stampOutput } from './corpus-site.mjs';
import { pagePath } from './generate-docs.mjs';
import { measureYardstick } from './measure-yardstick.mjs';
import { median } from './statistics.mjs';

const SMALL = 100;
/** The allowed seconds of processor time for smaller sites, by number of pages. */
const SMALLER = [
  { count: 30, barSeconds: 0.9 },
  { count: SMALL, barSeconds: 1.3 },
];
const LARGE = 1000;
const RUNS = 3;
/** The page that is edited between two builds. */
const EDITED = 500;

/** Measures builds of 30, 100 and 1,000 pages. All other figures, including the yardstick, are for 1,000 pages. */
export async function measureBuilds() {
  const small = createCorpusSite(SMALL);
  await build(small, SMALL);
  const smaller = [];
  for (const each of SMALLER) smaller.push({ ...each, cpuSeconds: await measureCold(each.count) });
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
    smaller,
    same: await measureRebuilds(large, () => {}),
    edited: await measureRebuilds(large, (run) => editPage(large, run)),
  };
}

/** The median processor time of cold builds. */
async function measureCold(count) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await build(createCorpusSite(count), count));
  return median(runs.map(({ cpuSeconds }) => cpuSeconds));
}

async function build(site, count) {
  console.log(`  building ${count} pages`);
  return site.build();
}

/** The median processor time of further builds, and the number of files that the last one wrote. */
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
