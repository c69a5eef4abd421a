/**
 * The names in the workers are shortened, and a name that is shortened although others read it gives an answer that lacks
 * something, without any error. So the built workers answer what people asked, and each answer is compared.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Query } from '../packages/search/bench/generate-queries.ts';
import { loadSite } from '../packages/search/bench/load-site.ts';
import { loadVocabulary } from '../packages/search/bench/load-vocabulary.ts';
import { splitQueries } from '../packages/search/bench/split-queries.ts';
import { openAny } from '../packages/search/src/core/open-any.ts';
import { createSearchService } from '../packages/search/src/core/service.ts';
import type { SearchRequest, SearchResult } from '../packages/search/src/core/types.ts';
import { emitSearchFiles } from '../packages/search/src/records/emit-search-files.ts';
import { atNight, expect, test } from './fixtures/test.ts';
import { startWorkerInNode } from './fixtures/worker-in-node.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'website/dist');

// Names are shortened alike in both workers, so each is asked in one language; in the other one at night.
for (const lang of ['en', 'zh']) {
  test(
    `the minified worker of a whole site answers in ${lang} as the engine does`,
    atNight(lang === 'en'),
    async () => {
      await compareAnswers('whole', join(DIST, 'search', `${lang}.json`), lang);
    },
  );

  test(
    `the minified worker of a site in shards answers in ${lang} as the engine does`,
    atNight(lang === 'zh'),
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'quire-shards-'));
      const pages = loadSite(join(DIST, 'search'), lang);
      const { entry, files } = emitSearchFiles(pages, {
        lang,
        kind: 'sharded',
        vocabulary: loadVocabulary(join(ROOT, 'website/search')),
      });
      for (const { path, body } of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), body);
      }
      await compareAnswers('sharded', join(folder, entry), lang);
      rmSync(folder, { recursive: true });
    },
  );
}

async function compareAnswers(kind: string, entryFile: string, lang: string): Promise<void> {
  const source = { entryUrl: pathToFileURL(entryFile).href, urlPrefix: '/base' };
  const engine = createSearchService({
    open: openAny,
    fetchText: (url) => readFile(new URL(url), 'utf8'),
  });
  const worker = startWorkerInNode(findAsset(`${kind}-worker`));
  const unanswered: string[] = [];
  for (const request of listRequests(lang)) {
    const [answer, expected] = [await worker.search(source, request), await engine.search(source, [request])];
    // The runner takes longer to note what it was asked to expect than the worker to answer.
    if (!isDeepStrictEqual(withoutTime(answer), withoutTime(expected)))
      expect(withoutTime(answer), request.query).toEqual(withoutTime(expected));
    if (!answer[0]?.hits.length) unanswered.push(request.query ?? '');
  }
  expect(unanswered).toEqual([]);
  await worker.close();
}

function findAsset(name: string): string {
  const folder = join(DIST, 'assets');
  return join(folder, readdirSync(folder).find((file) => file.startsWith(`${name}.`)) ?? name);
}

/** Of what readers asked, each so many: as many as find every name. */
const READERS_STEP = 8;

/** As the dialog asks and as others may. */
function listRequests(lang: string): SearchRequest[] {
  const read = (name: string): Query[] =>
    JSON.parse(readFileSync(join(ROOT, 'website/checks/queries', `${name}.json`), 'utf8'));
  const readers = splitQueries(read(`readers-${lang}`)).tune.filter((_, at) => at % READERS_STEP === 0);
  return [...read(lang), ...readers].map(({ query }, at) => ({
    indexName: 'site',
    query,
    ...(at % 2 === 0 && {
      attributesToSnippet: ['hierarchy.lvl1:10', 'content:15'],
      snippetEllipsisText: '...',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
      page: at % 3,
      hitsPerPage: 4,
    }),
  }));
}

function withoutTime(results: readonly SearchResult[]): SearchResult[] {
  return results.map((result) => ({ ...result, processingTimeMS: 0 }));
}
