/**
 * Measures a large site: what a typed query loads, how long a keystroke takes, and what shards cost in quality.
 * `node shards.js [--copies n] [--quality] name=lang:markdown|html:<folder>…` joins the corpora into one site.
 */
import { parseArgs } from 'node:util';
import { createEngine } from '../src/core/engine.ts';
import { createWholeIndex } from '../src/core/index/whole-index.ts';
import { createRecords, textLength } from '../src/core/records/create-records.ts';
import { rankHeadings } from '../src/records/rank-headings.ts';
import { generateQueries, type Query } from './generate-queries.ts';
import { createLargeSite, joinTrees, type LargeSite, measureTyping, percentile } from './large-site.ts';
import { runQueries, type Search, summarize } from './measure.ts';

/** One in this many generated queries is typed. */
const TYPED = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { copies: { type: 'string', default: '1' }, quality: { type: 'boolean', default: false } },
});
const site = createLargeSite(joinTrees(positionals, Number(values.copies)));
const queries = generateQueries(joinTrees(positionals, 1));
describe(site);
await reportTyping(
  site,
  queries.filter((_, at) => at % TYPED === 0),
);
if (values.quality) await compareQuality(site, queries);

function describe({ pages, sections, fileBytes, entry }: LargeSite): void {
  const megabytes = (textLength(createRecords(pages)) / 1e6).toFixed(1);
  console.log(`${pages.length} pages, ${sections} sections, ${megabytes} MB of text`);
  for (const kind of ['terms', 'words', 'pages', 'text']) {
    const found = [...fileBytes].filter(([path]) => path.includes(`/${kind}-`)).map(([, bytes]) => bytes);
    console.log(`  ${kind}: ${found.length} files, median ${percentile(found, 50)} B, largest ${Math.max(...found)} B`);
  }
  console.log(`  first file: ${fileBytes.get(entry)} B`);
}

async function reportTyping(large: LargeSite, typed: readonly Query[]): Promise<void> {
  const { bytes, keyMs, loaded } = await measureTyping(large, typed);
  const three = (numbers: readonly number[]) =>
    [percentile(numbers, 50), percentile(numbers, 95), Math.max(...numbers)]
      .map((value) => Math.round(10 * value) / 10)
      .join(' / ');
  console.log(`  bytes loaded by a typed query, median / p95 / maximum: ${three(bytes)} (${typed.length} queries)`);
  console.log(
    `  of these, text files: ${three(loaded.map((names) => names.filter((name) => name.includes('/text-')).length))}`,
  );
  console.log(`  ms for a keystroke (files in memory), median / p95 / maximum: ${three(keyMs)}`);
}

async function compareQuality(large: LargeSite, all: readonly Query[]): Promise<void> {
  const { engine } = await large.open();
  const whole = createEngine(await createWholeIndex(createRecords(large.pages)));
  const searchWith =
    (asked: typeof engine): Search =>
    async (query) =>
      (await rankHeadings(asked, query, 80)).map(({ url }) => url);
  for (const [name, asked] of [
    ['whole', whole],
    ['shards', engine],
  ] as const) {
    const { pageMrr, amongFive, count } = summarize(await runQueries(all, searchWith(asked)));
    console.log(
      `  ${name}: page MRR ${pageMrr.toFixed(3)}, among five ${(100 * amongFive).toFixed(1)} % (${count} queries)`,
    );
  }
}
