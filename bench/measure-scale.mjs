/** Measures a site of ten thousand pages, built with the memory of a small machine. */
import { createCorpusSite, measureGrowth } from './corpus-site.mjs';

const SMALL = 100;
const MIDDLE = 1000;
const LARGE = 10_000;
/** Megabytes that V8 may use in each process. */
const HEAP_MB = 512;

/** Seconds of processor time for each page at 1,000 and at 10,000 pages, in the same run and with the same limit. */
export async function measureScale() {
  const [small, middle, large] = [SMALL, MIDDLE, LARGE].map((count) => createCorpusSite(count));
  const runs = [];
  for (const [site, count] of [
    [small, SMALL],
    [middle, MIDDLE],
    [large, LARGE],
  ]) {
    console.log(`  building ${count} pages`);
    runs.push(await site.build({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }));
  }
  const growthBytes = measureGrowth(small, large, SMALL);
  const [, middleRun, largeRun] = runs;
  return {
    heapMegabytes: HEAP_MB,
    middleSecondsPerPage: middleRun.cpuSeconds / MIDDLE,
    largeSecondsPerPage: largeRun.cpuSeconds / LARGE,
    cpuSeconds: largeRun.cpuSeconds,
    wallSeconds: largeRun.wallSeconds,
    peakBytes: largeRun.peakBytes,
    growthBytes,
  };
}
