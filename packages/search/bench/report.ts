/**
 * Measures the ranking. `node report.js [--verbose] [--site <docs folder>] [name=lang:markdown|mdbook:<folder>]…`
 * Runs the given queries on the site's docs, and generated ones on the site and each further corpus.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Corpus, loadCorpus } from './corpus.ts';
import { createMiniSearch, createOwnSearch } from './engines.ts';
import { generateQueries, type Query } from './generate-queries.ts';
import { loadMarkdown } from './load-markdown.ts';
import { type Outcome, runQueries, type Search, summarize } from './measure.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    verbose: { type: 'boolean', default: false },
    own: { type: 'boolean', default: false },
    site: { type: 'string', default: '../../website/docs' },
    relevance: { type: 'string', default: '../../website/checks/queries' },
  },
});

for (const lang of ['en', 'zh']) {
  const folder = resolve(values.site, lang);
  if (!existsSync(folder)) continue;
  const pages = loadMarkdown({ folder, routePrefix: lang === 'en' ? '/' : `/${lang}/` });
  const given: Query[] = JSON.parse(readFileSync(resolve(values.relevance, `${lang}.json`), 'utf8'));
  await report({ name: `site ${lang}`, lang, pages }, [
    ...given.map((query) => ({ ...query, kind: `given ${query.kind}` })),
    ...generateQueries(pages),
  ]);
}
for (const positional of positionals) {
  const corpus = loadCorpus(positional);
  await report(corpus, generateQueries(corpus.pages));
}

async function report(corpus: Corpus, queries: readonly Query[]): Promise<void> {
  const sections = corpus.pages.flatMap((page) => page.sections);
  console.log(`\n${corpus.name}: ${corpus.pages.length} pages, ${sections.length} sections, ${queries.length} queries`);
  const engines: [string, Search][] = [
    ['own', await createOwnSearch(corpus.pages)],
    ['MiniSearch', createMiniSearch(corpus.pages, corpus.lang)],
  ];
  for (const [engine, search] of values.own ? engines.slice(0, 1) : engines) {
    const outcomes = await runQueries(queries, search);
    printFigures(engine, outcomes);
    if (values.verbose && engine === 'own') printMisses(outcomes);
  }
}

function printFigures(engine: string, outcomes: readonly Outcome[]): void {
  const given = outcomes.filter(({ kind }) => kind.startsWith('given'));
  const generated = outcomes.filter(({ kind }) => !kind.startsWith('given'));
  const kinds = [...new Set(generated.map(({ kind }) => kind))];
  const rows: [string, readonly Outcome[]][] = [
    ['given', given],
    ['generated', generated],
    ...kinds.map((kind): [string, Outcome[]] => [`  ${kind}`, generated.filter((outcome) => outcome.kind === kind)]),
  ];
  for (const [label, group] of rows.filter(([, members]) => members.length > 0)) {
    const { count, pageMrr, first, amongFive, amongTen } = summarize(group);
    const shares = [first, amongFive, amongTen].map((share) => `${(100 * share).toFixed(1)} %`.padStart(8)).join('');
    console.log(
      `  ${engine.padEnd(11)}${label.padEnd(14)}${String(count).padStart(5)}  MRR ${pageMrr.toFixed(3)}  1st/5/10 ${shares}`,
    );
  }
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { query, kind, pageRank, expected, answers } of outcomes.filter(({ pageRank }) => pageRank !== 1)) {
    console.log(
      `    [${kind}] "${query}" rank ${pageRank}; expected ${expected.join(' ')}; got ${answers.slice(0, 3).join(' ')}`,
    );
  }
}
