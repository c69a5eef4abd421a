/** Measures search on a sharded site: bytes of a typed query, time of a keystroke. */
import { gzipSync } from 'node:zlib';
import { createEngine, type SearchEngine } from '../src/core/engine.ts';
import { openIndex } from '../src/core/open-index.ts';
import type { PageInput } from '../src/core/records/page-record.ts';
import { parseSearchData } from '../src/core/records/search-data.ts';
import { emitSearchFiles } from '../src/records/emit-search-files.ts';
import { loadCorpus } from './corpus.ts';
import { generateQueries, type Query } from './generate-queries.ts';

export interface LargeSite {
  pages: PageInput[];
  sections: number;
  /** The bytes of each file after gzip, in the order of emission. */
  fileBytes: ReadonlyMap<string, number>;
  entry: string;
  open(): Promise<OpenedSite>;
}

export interface OpenedSite {
  engine: SearchEngine;
  /** The files that were fetched, without the entry. */
  loaded: ReadonlySet<string>;
}

/** Joins several trees to one site, with each page repeated. */
export function joinTrees(trees: readonly string[], copies: number): PageInput[] {
  const pages = trees.flatMap((tree) => {
    const { name, pages: found } = loadCorpus(tree);
    return found.map((page) => ({ ...page, routePath: `/${name}${page.routePath}` }));
  });
  return Array.from({ length: copies }, (_, copy) =>
    pages.map((page) => ({ ...page, routePath: copy === 0 ? page.routePath : `/copy-${copy}${page.routePath}` })),
  ).flat();
}

export function createLargeSite(pages: PageInput[]): LargeSite {
  const { entry, files } = emitSearchFiles(pages, { lang: 'en', kind: 'sharded' });
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  return {
    pages,
    sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
    fileBytes: new Map(files.map(({ path, body }) => [path, gzipSync(body, { level: 9 }).length])),
    entry,
    async open() {
      const loaded = new Set<string>();
      const fetchFile = (name: string) => {
        loaded.add(name);
        return Promise.resolve(bodies.get(name) ?? '');
      };
      return { engine: createEngine(await openIndex(parseSearchData(bodies.get(entry) ?? ''), { fetchFile })), loaded };
    },
  };
}

/** Hits whose text the dialog requests when the reader pauses. */
const CONTENTS_AT_REST = 10;

export interface TypingFigures {
  /** For each query, the names of the files that it fetched. */
  loaded: string[][];
  /** For each query, the bytes that it fetched, including the entry. */
  bytes: number[];
  /** For each keystroke. */
  keyMs: number[];
}

/** Types each query with a cold cache, key by key, waiting for each answer, then pauses. */
export async function measureTyping(site: LargeSite, queries: readonly Query[]): Promise<TypingFigures> {
  const figures: TypingFigures = { loaded: [], bytes: [], keyMs: [] };
  for (const { query } of queries) {
    const { engine, loaded } = await site.open();
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await engine.answer({ indexName: 'x', query: query.slice(0, length) }, { contents: 0 });
      figures.keyMs.push(performance.now() - start);
    }
    await engine.answer({ indexName: 'x', query }, { contents: CONTENTS_AT_REST });
    figures.loaded.push([...loaded]);
    figures.bytes.push([site.entry, ...loaded].reduce((sum, name) => sum + (site.fileBytes.get(name) ?? 0), 0));
  }
  return figures;
}

export interface LargeSiteReport {
  pages: number;
  sections: number;
  files: number;
  largestFileBytes: number;
  medianBytes: number;
  mostBytes: number;
}

/** @param trees `name=lang:markdown|html:<folder>` */
export async function measureLargeSite({
  trees,
  pages,
  every,
}: {
  trees: readonly string[];
  /** The number of pages: copies of the trees, the last one truncated. */
  pages: number;
  /** One in this many generated queries is typed. */
  every: number;
}): Promise<LargeSiteReport> {
  const once = joinTrees(trees, 1);
  const site = createLargeSite(joinTrees(trees, Math.ceil(pages / once.length)).slice(0, pages));
  const typed = generateQueries(once).filter((_, at) => at % every === 0);
  const { bytes } = await measureTyping(site, typed);
  return {
    pages: site.pages.length,
    sections: site.sections,
    files: site.fileBytes.size,
    largestFileBytes: Math.max(...site.fileBytes.values()),
    medianBytes: percentile(bytes, 50),
    mostBytes: Math.max(...bytes),
  };
}

export function percentile(numbers: readonly number[], percent: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length * percent) / 100)] ?? 0;
}
