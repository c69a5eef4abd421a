/** Renders documents and their Markdown in a worker, and writes them to disk. */
import { join } from 'node:path';
import { createLazyHighlighter } from '@quire/markdown';
import { loadServerBundle } from '../bundle/server-bundle.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { loadContent } from '../content/content-store.ts';
import { formatSections } from '../content/search-store.ts';
import { findSystemError } from '../diagnostics/system-error.ts';
import { writeFile } from '../files/write-file.ts';
import { renderMarkdownVersion } from './markdown-version.ts';
import { createFailure } from './render-failure.ts';
import type { RenderContext, RenderedDocument, RenderJob } from './render-job.ts';
import { renderPage } from './render-page.ts';
import { inspectPage } from './rendered.ts';

export function createDocumentRenderer(
  context: RenderContext,
  config: ResolvedConfig,
): (job: RenderJob) => Promise<RenderedDocument> {
  const { renderer } = loadServerBundle(context.serverBundle, config.base);
  const listPages = () => context.summaries ?? [];
  const highlighter = createLazyHighlighter();

  const writeOutput = (path: string, text: string) => writeFile(join(context.outDir, path), text);

  async function write(job: RenderJob): Promise<RenderedDocument> {
    const content = job.contentKey === undefined ? undefined : loadContent(config.cacheDir, job.contentKey);
    const input = { content, renderer, context, config, listPages };
    const page = await renderPage({ ...input, job, highlighter });
    writeOutput(job.outputFile, page.html);
    const markdown = job.markdown && renderMarkdownVersion(job.markdown, job, input);
    if (job.markdown && markdown) writeOutput(job.markdown.outputFile, markdown.text);
    return {
      outputFile: job.outputFile,
      rendered: { ...inspectPage(page, job), ...(markdown?.lost.length && { lostInMarkdown: markdown.lost }) },
      ...(job.isSearched && { sections: formatSections(page.parts.sections) }),
    };
  }

  return (job) =>
    write(job).catch((error: unknown) => {
      if (findSystemError(error)) throw error;
      return { outputFile: job.outputFile, failure: createFailure(error) };
    });
}
