/** Owns rendering one document after another in a worker, straight to disk, each with its Markdown. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import { extractSearchSections } from '../content/search-sections.ts';
import { saveSearchSections } from '../content/search-store.ts';
import { loadContent } from '../content/store.ts';
import { findSystemError } from '../system-error.ts';
import { writeFile } from '../write-file.ts';
import { readDocumentFacts } from './document-facts.ts';
import { renderTwin } from './markdown-twin.ts';
import { createFactsReader } from './page-facts.ts';
import { createFailure } from './render-failure.ts';
import type { RenderContext, RenderedDocument, RenderJob } from './render-job.ts';
import { renderPage } from './render-page.ts';

export interface DocumentRenderer {
  write(job: RenderJob): RenderedDocument;
}

export function createDocumentRenderer(context: RenderContext): DocumentRenderer {
  const { renderer } = loadServerBundle(context.serverBundle);
  const listPages = createFactsReader(context.factsFile);
  const folders = new Set<string>();

  function writeOutput(path: string, text: string) {
    const file = join(context.outDir, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFile(file, text);
  }

  function write(job: RenderJob): RenderedDocument {
    const content = job.contentKey === undefined ? undefined : loadContent(context.storeDir, job.contentKey);
    const { html, article } = renderPage({ job, content, renderer, context, listPages });
    writeOutput(job.outputFile, html);
    if (job.twin) writeOutput(job.twin.outputFile, renderTwin(job.twin, job, context));
    if (job.searchKey !== undefined)
      saveSearchSections(context.storeDir, job.searchKey, extractSearchSections(article, job.record.title));
    return { outputFile: job.outputFile, bytes: Buffer.byteLength(html), facts: readDocumentFacts(article, job) };
  }

  return {
    write(job) {
      try {
        return write(job);
      } catch (error) {
        if (findSystemError(error)) throw error;
        return { outputFile: job.outputFile, failure: createFailure(error) };
      }
    },
  };
}
