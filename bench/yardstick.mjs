/**
 * A fixed workload of the kinds that a build does: matching, sorting, serializing, compressing. Its processor time in the
 * same run as the builds shows how fast the machine was at that time.
 */
import { gzipSync } from 'node:zlib';
import { generatePage } from './generate-docs.mjs';

const PAGES = 200;
const ROUNDS = 8;

let total = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const pages = Array.from({ length: PAGES }, (_, index) => generatePage(index));
  const words = pages.flatMap((page) => page.match(/[a-z]+/gi) ?? []).sort();
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  total += gzipSync(JSON.stringify([...counts, pages]), { level: 9 }).length;
}
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ total, cpuSeconds: (user + system) / 1e6 }));
