/** Owns rendering all documents in workers, which write them as they come. What did not change is taken over as it is. */
import type { HtmlData } from '../../shared/document-contract.ts';
import type { ThemeBundle } from '../bundle/theme-bundle.ts';
import { DamagedCacheError } from '../cache-file.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { Page } from '../content/page.ts';
import { hasSearchSections, pruneSearchSections } from '../content/search-store.ts';
import { hashContent } from '../hash.ts';
import type { Staging } from '../staging.ts';
import { formatUserError, type UserError, UserErrors } from '../user-error.ts';
import { type Pool, runBatches } from '../workers/pool.ts';
import type { DocumentFacts } from './document-facts.ts';
import { type DocumentEntry, openManifest, type WrittenDocument } from './document-manifest.ts';
import { createJob, type JobsInput, listDocuments } from './jobs.ts';
import { readsPages, savePageFacts } from './page-facts.ts';
import { toRenderError } from './render-failure.ts';
import type { RenderContext, RenderJob, RenderSection } from './render-job.ts';

/** Documents that one message to a worker carries. */
const RENDER_BATCH = 16;

export interface RenderInput {
  jobs: JobsInput;
  bundle: ThemeBundle;
  sections: Record<string, RenderSection>;
  staging: Staging;
}

export interface RenderReport {
  documents: number;
  /** Documents that were rendered anew. */
  rendered: number;
  /** Bytes of all documents. */
  bytes: number;
  /** Under which key what search knows of a page is kept, by route. */
  searchKeys: ReadonlyMap<string, string>;
  /** What the check needs to know of the HTML, by route. */
  facts: ReadonlyMap<string, DocumentFacts>;
  /** Keeps what the next build needs to know of the documents; called when they stand in the output. */
  remember(): void;
}

/** Jobs are made batch by batch, so that memory does not grow with the number of pages. */
export async function renderDocuments(
  { jobs, bundle, sections, staging }: RenderInput,
  pool: Pool,
): Promise<RenderReport> {
  const { config, routes } = jobs;
  const facts = bundle.readsPages || routes.pages.some(readsPages) ? savePageFacts(routes, config) : undefined;
  const context = createContext(config, { bundle, sections, outDir: staging.dir, factsFile: facts?.file });
  const salt = hashContent(config.engineHash, bundle.serverHash, JSON.stringify([context.assets, context.htmlData]));
  const manifest = openManifest(config);
  pool.setUp({ kind: 'set-up-render', context });
  let rendered = 0;
  const searchKeys = new Map<string, string>();
  const documentFacts = new Map<string, DocumentFacts>();
  // By their text: a page fails where it stands in for a translation too.
  const failures = new Map<string, UserError>();
  const noteFailure = (error: UserError) => failures.set(formatUserError(error), error);
  const entries = await runBatches(
    listDocuments(routes, config),
    { size: RENDER_BATCH, concurrency: pool.size * 2 },
    async (pages: Page[]) => {
      const batch = pages.map((page) => createKeyedJob(page, { jobs, sections, salt, allFacts: facts?.hash }));
      for (const { job, key } of batch) if (job.searchKey !== undefined) searchKeys.set(job.record.routePath, key);
      const isKept = ({ job, key }: KeyedJob) => job.searchKey === undefined || hasSearchSections(config.cacheDir, key);
      const stale = batch.filter(
        (keyed) => !isKept(keyed) || !manifest.takeOver(keyed.job.outputFile, { key: keyed.key, staging }),
      );
      rendered += stale.length;
      const documents = stale.length === 0 ? [] : await pool.run({ kind: 'render', jobs: stale.map(({ job }) => job) });
      const written = new Map<string, WrittenDocument>();
      for (const document of documents) {
        const page = pages[batch.findIndex(({ job }) => job.outputFile === document.outputFile)];
        if (!document.failure) written.set(document.outputFile, document);
        else if (document.failure.isDamaged) throw new DamagedCacheError(document.failure.message);
        else if (page) noteFailure(toRenderError(document.failure, page, config.docsDir));
      }
      if (failures.size > 0) return [];
      return batch.map(({ job, key }): [string, DocumentEntry] => {
        const entry = manifest.createEntry(job, { key, written: written.get(job.outputFile), staging });
        documentFacts.set(job.record.routePath, entry.facts);
        return [job.outputFile, entry];
      });
    },
  );
  if (failures.size > 0) throw new UserErrors([...failures.values()]);
  pruneSearchSections(config.cacheDir, searchKeys.values());
  return {
    documents: entries.length,
    rendered,
    searchKeys,
    facts: documentFacts,
    bytes: entries.reduce((sum, [, entry]) => sum + entry.bytes, 0),
    remember: () => manifest.save(entries),
  };
}

interface ContextInput {
  bundle: ThemeBundle;
  sections: Record<string, RenderSection>;
  outDir: string;
  factsFile: string | undefined;
}

function createContext(config: ResolvedConfig, { bundle, sections, outDir, factsFile }: ContextInput): RenderContext {
  const { assets, serverFile: serverBundle } = bundle;
  const { siteDir, alias, cacheDir: storeDir } = config;
  return {
    siteDir,
    alias,
    storeDir,
    factsFile,
    outDir,
    serverBundle,
    sections,
    assets,
    htmlData: createHtmlData(config),
  };
}

interface KeyedJob {
  job: RenderJob;
  key: string;
}

interface KeyInput {
  jobs: JobsInput;
  sections: Record<string, RenderSection>;
  salt: string;
  allFacts: string | undefined;
}

/** The key holds all that a document is made of: two documents with one key have the same bytes. */
function createKeyedJob(page: Page, { jobs, sections, salt, allFacts }: KeyInput): KeyedJob {
  const created = createJob(page, jobs);
  const job = created.facts && allFacts !== undefined ? { ...created, allFacts } : created;
  const parts = page.partHashes ?? [];
  const key = hashContent(salt, sections[job.section]?.href ?? '', JSON.stringify(job), ...parts);
  const isSearched = jobs.config.search !== undefined && page.contentKey !== '' && page.frontmatter.search !== false;
  return { job: isSearched ? { ...job, searchKey: key } : job, key };
}

/** What the pre-paint script is told about the site. */
export function createHtmlData({ base, locales, defaultLang, localeRedirect, darkMode }: ResolvedConfig): HtmlData {
  const several = locales.length > 1;
  return {
    base,
    ...(several && { langDefault: defaultLang, locales: locales.map(({ lang }) => lang).join(), localeRedirect }),
    ...(!darkMode && { darkMode: 'off' }),
  };
}
