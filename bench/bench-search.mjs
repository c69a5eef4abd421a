/** The search benchmarks: this site in Chromium, a large site, and relevance compared with other engines. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runRequiredStep } from '../scripts/run-step.mjs';

const QUERIES = fileURLToPath(new URL('QUERIES.md', import.meta.url));
const SEARCH_BENCH = join(ROOT, 'packages/search/bench');
const QUERIES_DIR = join(ROOT, 'website/checks/queries');
const BUILDER_DOCS = join(ROOT, 'node_modules/@modern-js/builder-doc/docs');

/** Documentation that was not used for tuning. More can be set in the environment: `name=lang:markdown|html:<folder>`. */
const TREES = [
  `Modern.js Builder, en=en:markdown:${join(BUILDER_DOCS, 'en')}`,
  `Modern.js Builder, zh=zh:markdown:${join(BUILDER_DOCS, 'zh')}`,
  ...(process.env.QUIRE_BENCH_TREES ?? '').split('\n').filter(Boolean),
];

/** One in this many generated queries is typed. */
const TYPED = 12;

/** The generated site for timing keystrokes, and the number of queries typed on it. */
const VAST = { sections: 100_000, queries: 60 };

/** @param url the site's preview, with a trailing `/` */
export async function benchSearch(url, siteDir) {
  await buildSearchBench();
  const { measureSearch, loadGivenQueries } = await import('./measure-search.mjs');
  const { createLargeSiteRows, createRelevanceRows, createSearchRows, formatQueries } = await import(
    './search-rows.mjs'
  );
  console.log('\n▸ Measuring search on this site');
  const locales = await measureSearch(url, siteDir, loadGivenQueries(QUERIES_DIR));
  const { measureLargeSite } = await import('../packages/search/bench/.out/large-site.js');
  const english = TREES.filter((tree) => /^[^=]*=en:/.test(tree));
  console.log('\n▸ Measuring search on a large site');
  const typing = await measureLargeSite({ trees: english, pages: 1200, every: TYPED });
  const { createZipfSite } = await import('../packages/search/bench/.out/zipf-site.js');
  const { measureWorker } = await import('./measure-worker.mjs');
  const keys = await measureWorker(createZipfSite({ trees: english, ...VAST }));
  console.log('\n▸ Measuring relevance');
  const trees = await measureTrees(siteDir);
  writeFileSync(QUERIES, formatQueries(trees));
  return [
    {
      title: 'Search',
      note: 'From the first intent to the first hit, in Chromium; then each given query typed key by key.',
      rows: createSearchRows(locales),
    },
    {
      title: 'Search on large sites',
      note: 'Other projects’ documentation, repeated until it is as large, in shards. Each made-up query is typed key by key by a reader who has nothing yet, waits for each answer, and then for the texts of the hits in view. The site of 100,000 sections is made up of their words, each as often as there, every section another; there the very worker is asked in Chromium, and fetches its files from this machine.',
      rows: createLargeSiteRows(typing, keys),
    },
    {
      title: 'Relevance',
      note: 'The right page among the answers. Made-up queries: headings, whole, cut, mistyped, in parts, as questions, with their page, shortened; names split and joined; words that do not stand together; rare words. Every page that a person would take for an answer is right. The weights were chosen on this site and on books that are not in this table. The readers’ queries were written from issues, forums and error messages, without looking at any ranking; a hash of each decides whether the ranking was tuned on it or is only reported, and those are not listed. MiniSearch is also given the vocabulary, as far as it takes one; Pagefind takes none. Query by query: [QUERIES.md](QUERIES.md).',
      rows: createRelevanceRows(trees),
    },
  ];
}

async function measureTrees(siteDir) {
  const { measureRelevance } = await import('../packages/search/bench/.out/relevance.js');
  const { openPagefind } = await import('./pagefind.mjs');
  const { loadUserConfig } = await import('@quire/engine');
  const siteConfig = await loadUserConfig(join(siteDir, '..'));
  return measureRelevance({
    searchDir: join(siteDir, 'search'),
    relevanceDir: QUERIES_DIR,
    vocabularyDir: join(siteDir, '../search'),
    synonyms: siteConfig.search.synonyms,
    trees: TREES,
    openOther: openPagefind,
  });
}

async function buildSearchBench() {
  const args = ['--config', join(SEARCH_BENCH, 'rslib.config.ts'), '--root', join(ROOT, 'packages/search')];
  await runRequiredStep('Building the search benchmarks', join(ROOT, 'node_modules/.bin/rslib'), { args });
  if (!existsSync(BUILDER_DOCS)) throw new Error('The documentation to search is not installed; run "npm install".');
}
