/** Owns rendering in two threads at once: documents that come while others are rendered here are rendered in the other. */
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { RenderContext, RenderDocuments, RenderedDocument, RenderJob } from './render-job.ts';

export type RenderTask = { kind: 'set-up-render'; context: RenderContext } | { kind: 'render'; jobs: RenderJob[] };

/**
 * @param renderHere must let others have their turn between documents: the thread waits for what is next otherwise
 */
export function createThreadedRenderer(
  renderHere: RenderDocuments,
  context: RenderContext,
  thread: SideThread<RenderTask>,
): RenderDocuments {
  let isBusyHere = false;
  let isBusyThere = false;
  let setUp: Promise<unknown> | undefined;

  async function renderThere(jobs: RenderJob[]): Promise<RenderedDocument[]> {
    isBusyThere = true;
    try {
      setUp ??= thread.call({ kind: 'set-up-render', context });
      const rendered = thread.call<RenderedDocument[]>({ kind: 'render', jobs });
      const [, documents] = await Promise.all([setUp, rendered]);
      isBusyThere = false;
      return await repeatFailed(documents, jobs);
    } catch (error) {
      // It is busy for good: all others are rendered here. What it has written is written again.
      if (!(error instanceof ThreadEndedError)) throw error;
      return renderHere(jobs);
    }
  }

  /** A component may use what no thread has: a native module that is loaded once, the working directory. */
  async function repeatFailed(documents: RenderedDocument[], jobs: RenderJob[]): Promise<RenderedDocument[]> {
    const failed = new Set(documents.filter(({ failure }) => failure).map(({ outputFile }) => outputFile));
    if (failed.size === 0) return documents;
    const repeated = await renderHere(jobs.filter(({ outputFile }) => failed.has(outputFile)));
    return [...documents.filter(({ failure }) => !failure), ...repeated];
  }

  return async (jobs) => {
    if (isBusyHere && !isBusyThere) return renderThere(jobs);
    isBusyHere = true;
    try {
      return await renderHere(jobs);
    } finally {
      isBusyHere = false;
    }
  };
}
