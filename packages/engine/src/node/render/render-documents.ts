/** Renders all documents in workers, which write them to disk. Unchanged documents are linked. */

import { formatDiagnostic } from '@quire/client/contract';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { hashContent } from '@quire/markdown/files';
import type { ThemeBundle } from '../bundle/bundle-cache.ts';
import { isSearched, type Page } from '../content/page.ts';
import type { SectionStore } from '../content/search-store.ts';
import { groupPages } from '../diagnostics/diagnostic-lists.ts';
import { DamagedCacheError } from '../files/cache-file.ts';
import type { Staging } from '../output/staging.ts';
import { runBatches } from '../workers/executor.ts';
import { createJob, listDocuments } from './create-job.ts';
import { type DocumentEntry, openManifest } from './document-manifest.ts';
import { createHtmlData } from './html-data.ts';
import type { JobsInput } from './jobs-input.ts';
import { listPageSummaries, readsPages } from './page-summaries.ts';
import { toRenderErrors } from './render-failure.ts';
import type { RenderContext, RenderDocuments, RenderJob, RenderSection, WrittenDocument } from './render-job.ts';
import type { Rendered } from './rendered.ts';

/** Documents in one message to a worker. */
const RENDER_BATCH = 16;

export interface RenderInput {
  jobs: JobsInput;
  bundle: ThemeBundle;
  sections: Record<string, RenderSection>;
  staging: Staging;
  /** Receives the search data of pages. */
  searchStore: SectionStore;
}

export interface RenderWorkers {
  openRenderer(context: RenderContext): RenderDocuments;
  /** The number of concurrent batches that keeps all workers busy. */
  readonly concurrency: number;
}

export interface RenderReport {
  documents: number;
  /** Documents that were rendered again. */
  rendered: number;
  /** Bytes of all documents. */
  bytes: number;
  /** The keys of pages in the search store, by route. */
  searchKeys: ReadonlyMap<string, string>;
  /** By route. */
  renderedPages: ReadonlyMap<string, Rendered>;
  /** Saves the manifest for the next build; called after the output is committed. */
  remember(): void;
}

/** Creates jobs batch by batch, so that memory does not grow with the number of pages. */
export async function renderDocuments(
  { jobs, bundle, sections, staging, searchStore }: RenderInput,
  workers: RenderWorkers,
): Promise<RenderReport> {
  const { config, routes } = jobs;
  const summaries = bundle.readsPages || routes.pages.some(readsPages) ? listPageSummaries(routes, config) : undefined;
  const summariesHash = summaries && hashContent(JSON.stringify(summaries));
  const { assets, serverFile: serverBundle } = bundle;
  const context = { summaries, outDir: staging.dir, serverBundle, sections, assets };
  const salt = hashContent(config.engineHash, bundle.serverHash, JSON.stringify([assets, createHtmlData(config)]));
  const manifest = openManifest(config);
  const render = workers.openRenderer(context);
  let renderedCount = 0;
  const searchKeys = new Map<string, string>();
  const renderedPages = new Map<string, Rendered>();
  // By source, because fallback pages fail with the same error.
  const failures = new Map<string, Diagnostic>();
  const noteFailure = (error: Diagnostic) => failures.set(formatDiagnostic(error), error);
  const entries = await runBatches(
    listDocuments(routes, config),
    { size: RENDER_BATCH, concurrency: workers.concurrency },
    async (pages: Page[]) => {
      const batch = pages.flatMap((page) => {
        try {
          return createKeyedJob(page, { jobs, sections, salt, summariesHash });
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          for (const each of error.diagnostics) noteFailure(each);
          return [];
        }
      });
      for (const { job, key } of batch) if (job.isSearched) searchKeys.set(job.record.routePath, key);
      const isKept = ({ job, key }: KeyedJob) => !job.isSearched || searchStore.has(key);
      const stale = batch.filter(
        (keyed) => !isKept(keyed) || !manifest.takeOver(keyed.job.outputFile, { key: keyed.key, staging }),
      );
      renderedCount += stale.length;
      const documents = stale.length === 0 ? [] : await render(stale.map(({ job }) => job));
      const written = new Map<string, WrittenDocument>();
      for (const document of documents) {
        const page = batch.find(({ job }) => job.outputFile === document.outputFile)?.page;
        if (!document.failure) written.set(document.outputFile, document);
        else if (document.failure.isDamaged) throw new DamagedCacheError(document.failure.message);
        else if (page) for (const error of toRenderErrors(document.failure, page, config)) noteFailure(error);
      }
      if (failures.size > 0) return [];
      return batch.map(({ job, key }): [string, DocumentEntry] => {
        const { rendered, sections: found } = written.get(job.outputFile) ?? {};
        const entry = manifest.createEntry(job, { key, rendered, staging });
        renderedPages.set(job.record.routePath, entry);
        if (found !== undefined) searchStore.add(key, found);
        return [job.outputFile, entry];
      });
    },
  );
  if (failures.size > 0) throw new UserError(groupPages([...failures.values()]));
  return {
    documents: entries.length,
    rendered: renderedCount,
    searchKeys,
    renderedPages,
    bytes: entries.reduce((sum, [, entry]) => sum + entry.bytes, 0),
    remember: () => manifest.save(entries),
  };
}

interface KeyedJob {
  page: Page;
  job: RenderJob;
  key: string;
}

interface KeyInput {
  jobs: JobsInput;
  sections: Record<string, RenderSection>;
  salt: string;
  summariesHash: string | undefined;
}

/** The key covers all inputs of a document: documents with the same key have the same bytes. */
function createKeyedJob(page: Page, { jobs, sections, salt, summariesHash }: KeyInput): KeyedJob {
  const created = createJob(page, jobs);
  const job = created.summary && summariesHash !== undefined ? { ...created, summariesHash } : created;
  const parts = page.dependencies.map(({ hash }) => hash);
  const key = hashContent(salt, sections[job.section]?.href ?? '', JSON.stringify(job), ...parts);
  const isFound = jobs.config.search !== undefined && isSearched(page);
  return { page, job: isFound ? { ...job, isSearched: true } : job, key };
}
