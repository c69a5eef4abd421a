/** Measures a cold build of this site from a new checkout, as on a host. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, QUIRE, ROOT, WORK_DIR } from './corpus-site.mjs';
import { measureProcess } from './measure-process.mjs';
import { measureYardstick } from './measure-yardstick.mjs';
import { median } from './statistics.mjs';

const RUNS = 5;

/** Builds the current commit with the current engine, each time in a new checkout with the whole history. */
export async function measureWebsite() {
  const runs = [];
  const yardsticks = [await measureYardstick()];
  for (let run = 0; run < RUNS; run += 1) {
    console.log('  building this site');
    const folder = createFolder();
    checkOut(ROOT, folder);
    const args = [QUIRE, 'build', join(folder, 'website')];
    runs.push(await measureProcess(process.execPath, args, { cwd: folder }));
    yardsticks.push(await measureYardstick());
  }
  return {
    wallSeconds: runs.map(({ wallSeconds }) => wallSeconds),
    cpuSeconds: median(runs.map(({ cpuSeconds }) => cpuSeconds)),
    peakBytes: Math.max(...runs.map(({ peakBytes }) => peakBytes)),
    yardstickSeconds: median(yardsticks),
  };
}

/** Nothing is removed before the end, as in `createCorpusSite`. */
function createFolder() {
  mkdirSync(WORK_DIR, { recursive: true });
  return mkdtempSync(join(WORK_DIR, 'website-'));
}
