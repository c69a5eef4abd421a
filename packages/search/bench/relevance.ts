/** Owns the comparison of engines: on this site, and on documentation that nothing was tuned on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageInput } from '../src/core/records/page-record.ts';
import { loadCorpus } from './corpus.ts';
import { createMiniSearch, createOwnSearch } from './engines.ts';
import { generateQueries, type Query } from './generate-queries.ts';
import { loadSite } from './load-site.ts';
import { type Figures, type Outcome, runQueries, type Search, summarize } from './measure.ts';

export interface RelevanceInput {
  /** The folder `search` of the built site. */
  searchDir: string;
  /** The folder of the given queries. */
  relevanceDir: string;
  /** `name=lang:markdown|html:<folder>` */
  trees: readonly string[];
  /** One engine more, from outside of this package. */
  openOther(pages: readonly PageInput[], lang: string): Promise<OtherEngine>;
}

export interface OtherEngine {
  search: Search;
  close(): Promise<void>;
}

export interface EngineFigures {
  engine: string;
  given?: Figures;
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
  /** Of the own engine, query by query. */
  outcomes: Outcome[];
  /** Chinese headings, and each two to four characters of them. */
  parts?: Figures;
}

export async function measureRelevance(input: RelevanceInput): Promise<TreeReport[]> {
  const reports: TreeReport[] = [];
  for (const lang of ['en', 'zh']) {
    const given: Query[] = JSON.parse(readFileSync(join(input.relevanceDir, `${lang}.json`), 'utf8'));
    const tree = { name: `this site, ${lang}`, lang, isSite: true, pages: loadSite(input.searchDir, lang) };
    reports.push(await measureTree(tree, given, input));
  }
  for (const argument of input.trees)
    reports.push(await measureTree({ ...loadCorpus(argument), isSite: false }, [], input));
  return reports;
}

interface Tree extends Pick<TreeReport, 'name' | 'lang' | 'isSite'> {
  pages: PageInput[];
}

async function measureTree(tree: Tree, given: readonly Query[], input: RelevanceInput): Promise<TreeReport> {
  const { name, lang, isSite, pages } = tree;
  console.log(`  ${name}: ${pages.length} pages`);
  const other = await input.openOther(pages, lang);
  const own = await createOwnSearch(pages);
  const engines: [string, Search][] = [
    ['Quire', own],
    ['MiniSearch', createMiniSearch(pages, lang)],
    ['Pagefind', other.search],
  ];
  const generated = generateQueries(pages);
  const figures: EngineFigures[] = [];
  let outcomes: Outcome[] = [];
  for (const [engine, search] of engines) {
    const ofGiven = await runQueries(given, search);
    const ofGenerated = await runQueries(generated, search);
    if (engine === 'Quire') outcomes = [...ofGiven, ...ofGenerated];
    figures.push({
      engine,
      ...(given.length > 0 && { given: summarize(ofGiven) }),
      generated: summarize(ofGenerated),
      kinds: byKind(ofGenerated),
    });
  }
  await other.close();
  const parts = isSite && lang === 'zh' ? { parts: summarize(await runQueries(headingParts(pages), own)) } : {};
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  return { name, lang, isSite, pages: pages.length, sections, engines: figures, outcomes, ...parts };
}

function byKind(outcomes: readonly Outcome[]): Record<string, Figures> {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, summarize(outcomes.filter((outcome) => outcome.kind === kind))]),
  );
}

/** Each Chinese heading, and every two to four characters of it: any page with a heading that holds them is right. */
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
