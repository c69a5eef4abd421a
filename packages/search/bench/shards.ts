/**
 * Measures a large site: what one typed query loads, how long a key takes, and what shards cost in quality.
 * `node shards.js [--copies n] name=lang:markdown|mdbook:<folder>…` joins the corpora into one site.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createEngine } from '../src/core/engine.ts';
import { createWholeIndex } from '../src/core/index/whole-index.ts';
import { openIndex } from '../src/core/open-index.ts';
import { createRecords, textLength } from '../src/core/records/create-records.ts';
import type { PageInput } from '../src/core/records/page-record.ts';
import { parseSearchData } from '../src/core/records/search-data.ts';
import { emitSearchFiles } from '../src/records/emit-search-files.ts';
import { rankHeadings } from '../src/records/rank-list.ts';
import { loadCorpus } from './corpus.ts';
import { generateQueries, type Query } from './generate-queries.ts';
import { runQueries, type Search, summarize } from './measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { copies: { type: 'string', default: '1' }, quality: { type: 'boolean', default: false } },
});
const pages = positionals.flatMap(pagesOf);
const site = Array.from({ length: Number(values.copies) }, (_, copy) =>
  pages.map((page) => ({ ...page, routePath: copy === 0 ? page.routePath : `/copy-${copy}${page.routePath}` })),
).flat();
const sections = site.reduce((sum, page) => sum + page.sections.length, 0);
console.log(
  `${site.length} pages, ${sections} sections, ${(textLength(createRecords(site)) / 1e6).toFixed(1)} MB of text`,
);

const { entry, files } = emitSearchFiles(site, { lang: 'en', kind: 'sharded' });
const sizes = new Map(files.map(({ path, body }) => [path, gzipSync(body, { level: 9 }).length]));
const bodies = new Map(files.map(({ path, body }) => [path, body]));
for (const kind of ['terms', 'words', 'text']) {
  const found = [...sizes].filter(([path]) => path.includes(`/${kind}-`)).map(([, size]) => size);
  console.log(`  ${kind}: ${found.length} files, median ${median(found)} B, largest ${Math.max(...found)} B`);
}
console.log(`  first file: ${sizes.get(entry)} B`);

const queries = generateQueries(pages);
await measureTyping(queries.filter((_, at) => at % 12 === 0));
if (values.quality) await compareQuality(queries);

function pagesOf(argument: string): PageInput[] {
  const { name, pages: found } = loadCorpus(argument);
  return found.map((page) => ({ ...page, routePath: `/${name}${page.routePath}` }));
}

/** Each query in a fresh browser, typed key by key. */
async function measureTyping(typed: readonly Query[]): Promise<void> {
  const loads: number[] = [];
  const times: number[] = [];
  const names: string[][] = [];
  const bytes = (files: readonly string[]) => files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  for (const { query } of typed) {
    const { search, loaded } = await open();
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await search.answer({ indexName: 'x', query: query.slice(0, length) });
      times.push(performance.now() - start);
    }
    names.push([...loaded]);
    loads.push(bytes([entry, ...loaded]));
    console.log(
      '   ',
      bytes([entry, ...loaded]),
      [...loaded].filter((n) => n.includes('/text')).length,
      bytes([...loaded].filter((n) => n.includes('/text'))),
      query,
    );
  }
  console.log(
    `  one typed query loads: median ${median(loads)} B, p95 ${percentile(loads, 95)} B, most ${Math.max(...loads)} B (${loads.length} queries)`,
  );
  for (const kind of ['terms', 'words', 'text']) {
    const ofKind = names.map((loaded) => loaded.filter((name) => name.includes(`/${kind}-`)));
    console.log(
      `    of it ${kind}: median ${median(ofKind.map((found) => found.length))} files, ${median(ofKind.map(bytes))} B`,
    );
  }
  console.log(
    `  one key takes (loading from memory): median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
  );
}

async function open() {
  const loaded = new Set<string>();
  const fetchFile = (name: string) => {
    loaded.add(name);
    return Promise.resolve(bodies.get(name) ?? '');
  };
  const index = await openIndex(parseSearchData(bodies.get(entry) ?? ''), { fetchFile });
  return { search: createEngine(index), loaded };
}

async function compareQuality(all: readonly Query[]): Promise<void> {
  const { search } = await open();
  const whole = createEngine(await createWholeIndex(createRecords(site)));
  const searches: [string, Search][] = [
    ['whole', async (query) => (await rankHeadings(whole, query, 80)).map(({ url }) => url)],
    ['shards', async (query) => (await rankHeadings(search, query, 80)).map(({ url }) => url)],
  ];
  for (const [name, run] of searches) {
    const { pageMrr, amongFive, count } = summarize(await runQueries(all, run));
    console.log(
      `  ${name}: page MRR ${pageMrr.toFixed(3)}, among five ${(100 * amongFive).toFixed(1)} % (${count} queries)`,
    );
  }
}

function median(numbers: readonly number[]): number {
  return percentile(numbers, 50);
}

function percentile(numbers: readonly number[], percent: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length * percent) / 100)] ?? 0;
}
