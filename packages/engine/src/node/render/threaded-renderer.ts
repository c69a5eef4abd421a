/** Owns rendering in two threads at once: documents that come while others are rendered here are rendered in the other. */
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { RenderContext, RenderDocuments, RenderedDocument, RenderJob } from './render-job.ts';

export type RenderTask = { kind: 'set-up-render'; context: RenderContext } | { kind: 'render'; jobs: RenderJob[] };

/** Fewer documents at once, of a few edited pages, are rendered here sooner than the thread is ready to. */
export const DOCUMENTS_MIN = 12;

/**
 * @param renderHere must let others have their turn between documents: the thread waits for what is next otherwise
 */
export function createThreadedRenderer(
  renderHere: RenderDocuments,
  context: RenderContext,
  thread: SideThread<RenderTask>,
): RenderDocuments {
  let batchesHere = 0;
  let isBusyThere = false;
  let isSetUp: Promise<boolean> | undefined;

  /** The bundle is evaluated: a module of a component may need what no thread has. */
  function setUp(): Promise<boolean> {
    return thread.call({ kind: 'set-up-render', context }).then(
      () => true,
      () => false,
    );
  }

  async function renderThere(jobs: RenderJob[]): Promise<RenderedDocument[]> {
    isBusyThere = true;
    isSetUp ??= setUp();
    // Where it cannot render, it is busy for good: all others are rendered here.
    if (!(await isSetUp)) return renderHere(jobs);
    try {
      const documents = await thread.call<RenderedDocument[]>({ kind: 'render', jobs });
      isBusyThere = false;
      return await repeatFailed(documents, jobs);
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      // What it has written is written again.
      return renderHere(jobs);
    }
  }

  /** A component may use what no thread has: a native module that is loaded once, a working directory of its own. */
  async function repeatFailed(documents: RenderedDocument[], jobs: RenderJob[]): Promise<RenderedDocument[]> {
    const failed = new Set(documents.filter(({ failure }) => failure).map(({ outputFile }) => outputFile));
    if (failed.size === 0) return documents;
    const repeated = await renderHere(jobs.filter(({ outputFile }) => failed.has(outputFile)));
    return [...documents.filter(({ failure }) => !failure), ...repeated];
  }

  return async (jobs) => {
    const isWorthwhile = jobs.length >= DOCUMENTS_MIN || isSetUp !== undefined;
    if (batchesHere > 0 && !isBusyThere && isWorthwhile) return renderThere(jobs);
    batchesHere += 1;
    try {
      return await renderHere(jobs);
    } finally {
      batchesHere -= 1;
    }
  };
}
