/** Compares engines on this site, and on documentation that was not used for tuning. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageInput } from '../src/core/records/page-record.ts';
import type { SynonymGroup } from '../src/records/vocabulary/compile-vocabulary.ts';
import { loadCorpus } from './corpus.ts';
import { createMiniSearch, createOtherWords, createOwnSearch, openSiteSearch } from './engines.ts';
import { generateQueries, type Query } from './generate-queries.ts';
import { loadSite } from './load-site.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { type Figures, type Outcome, runQueries, type Search, summarize } from './measure.ts';
import { type Half, splitQueries } from './split-queries.ts';

export interface RelevanceInput {
  /** The `search` folder of the built site. */
  searchDir: string;
  /** The folder of the given queries. */
  relevanceDir: string;
  /** From the site's configuration. */
  synonyms: readonly SynonymGroup[];
  /** The folder of the site's vocabulary. */
  vocabularyDir: string;
  /** `name=lang:markdown|html:<folder>` */
  trees: readonly string[];
  /** An additional engine from outside this package. */
  openOther(pages: readonly PageInput[], lang: string): Promise<OtherEngine>;
}

export interface OtherEngine {
  search: Search;
  close(): Promise<void>;
}

export interface EngineFigures {
  engine: string;
  given?: Figures;
  /** Queries written from the reader's point of view: the tuning half, and the half that is only reported. */
  readers?: Record<Half, Figures>;
  generated: Figures;
  kinds: Record<string, Figures>;
}

export interface TreeReport {
  name: string;
  lang: string;
  isSite: boolean;
  pages: number;
  sections: number;
  engines: EngineFigures[];
  /** The outcome of each query with our engine. */
  outcomes: Outcome[];
  /** Chinese headings, and every two to four consecutive characters of them. */
  parts?: Figures;
}

export async function measureRelevance(input: RelevanceInput): Promise<TreeReport[]> {
  const reports: TreeReport[] = [];
  for (const lang of ['en', 'zh']) {
    const read = (name: string): Query[] => JSON.parse(readFileSync(join(input.relevanceDir, `${name}.json`), 'utf8'));
    const tree = { name: `this site, ${lang}`, lang, isSite: true, pages: loadSite(input.searchDir, lang) };
    reports.push(await measureTree(tree, { given: read(lang), readers: read(`readers-${lang}`) }, input));
  }
  for (const argument of input.trees)
    reports.push(await measureTree({ ...loadCorpus(argument), isSite: false }, NONE, input));
  return reports;
}

interface Tree extends Pick<TreeReport, 'name' | 'lang' | 'isSite'> {
  pages: PageInput[];
}

/** Queries that people wrote. */
interface WrittenQueries {
  given: readonly Query[];
  readers: readonly Query[];
}

const NONE: WrittenQueries = { given: [], readers: [] };

async function measureTree(tree: Tree, { given, readers }: WrittenQueries, input: RelevanceInput): Promise<TreeReport> {
  const { name, lang, isSite, pages } = tree;
  console.log(`  ${name}: ${pages.length} pages`);
  const other = await input.openOther(pages, lang);
  const own = isSite ? await openSiteSearch(input.searchDir, lang) : await createOwnSearch(pages, { lang });
  const engines: [string, Search][] = [
    ['Quire', own],
    ['MiniSearch', createMiniSearch(pages, lang)],
    ...(isSite ? [withSynonyms(pages, lang, input)] : []),
    ['Pagefind', other.search],
  ];
  const halves = splitQueries(readers);
  const generated = generateQueries(pages);
  const figures: EngineFigures[] = [];
  let outcomes: Outcome[] = [];
  for (const [engine, search] of engines) {
    const ofGiven = await runQueries(given, search);
    const ofGenerated = await runQueries(generated, search);
    const tuned = await runQueries(halves.tune, search);
    const reported = summarize(await runQueries(halves.held, search));
    // The held-back half is not listed, so that nobody tunes on it.
    if (engine === 'Quire') outcomes = [...ofGiven, ...tuned, ...ofGenerated];
    figures.push({
      engine,
      ...(given.length > 0 && { given: summarize(ofGiven) }),
      ...(readers.length > 0 && { readers: { tune: summarize(tuned), held: reported } }),
      generated: summarize(ofGenerated),
      kinds: byKind(ofGenerated),
    });
  }
  await other.close();
  const parts = isSite && lang === 'zh' ? { parts: summarize(await runQueries(headingParts(pages), own)) } : {};
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return { name, lang, isSite, pages: pages.length, sections, engines: figures, outcomes, ...parts };
}

function withSynonyms(pages: PageInput[], lang: string, { synonyms, vocabularyDir }: RelevanceInput): [string, Search] {
  const vocabulary = loadVocabulary(vocabularyDir);
  const otherWords = createOtherWords(pages, { lang, vocabulary, synonyms });
  return ['MiniSearch with the vocabulary', createMiniSearch(pages, lang, otherWords)];
}

function byKind(outcomes: readonly Outcome[]): Record<string, Figures> {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, summarize(outcomes.filter((outcome) => outcome.kind === kind))]),
  );
}

/** Each Chinese heading, and every two to four characters of it: any page with a heading that contains them is right. */
export function headingParts(pages: readonly PageInput[]): Query[] {
  const headings = pages.flatMap(({ sections, routePath }) => sections.map(({ title }) => ({ title, routePath })));
  const parts = headings.flatMap(({ title }) => [title, ...[2, 3, 4].flatMap((length) => hanParts(title, length))]);
  return [...new Set(parts.filter(Boolean))].map((query) => ({
    query,
    kind: 'part of a heading',
    expected: headings.filter(({ title }) => title.includes(query)).map(({ routePath }) => routePath),
  }));
}

function hanParts(title: string, length: number): string[] {
  return Array.from({ length: Math.max(0, title.length - length + 1) }, (_, at) => title.slice(at, at + length)).filter(
    (part) => /^\p{sc=Han}+$/u.test(part),
  );
}
