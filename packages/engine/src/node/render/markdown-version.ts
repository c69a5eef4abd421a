/** Creates the Markdown version of a page, for AI tools and for copying. */
import { formatMarkdown } from '@quire/markdown';
import { listContainers } from '../content/built-in-markdown.ts';
import { createImportResolver } from '../content/resolve-import.ts';
import { loadPageText } from '../content/source-text.ts';
import type { MarkdownJob, RenderJob } from './render-job.ts';
import { openView, type PageInput } from './render-page.ts';

export type MarkdownInput = Omit<PageInput, 'job' | 'highlighter'>;

/** Also returns the names of components that are missing in it. */
export function renderMarkdownVersion(
  { source, targets, layout }: MarkdownJob,
  job: RenderJob,
  { config, content, renderer, context, listPages }: MarkdownInput,
): { text: string; lost: string[] } {
  const { titleId, record } = job;
  const page = { filePath: source.filePath, text: loadPageText(source) };
  const { siteDir, docsDir, codeDirs, globalComponents } = config;
  const lost = new Set<string>();
  // Most pages have no values to read, and need no view.
  let view: ReturnType<typeof openView>['view'] | undefined;
  const body = formatMarkdown(page, {
    ...{ siteDir, docsDir, codeDirs, globalComponents, targets },
    content,
    noteLost: (name) => lost.add(name),
    renderer: {
      formatComponent: renderer.formatComponent,
      readValues: (part, props) => {
        if (part.kind !== 'mdx') return {};
        view ??= openView(job, context).view;
        return renderer.readValues(part, { view, summary: job.summary && { page: job.summary, listPages }, props });
      },
    },
    containers: listContainers(config),
    resolveImport: createImportResolver(config),
  });
  const title = titleId === undefined ? '' : `# ${record.title}`;
  const text = `${[title, layout?.before, body, layout?.after].filter(Boolean).join('\n\n')}\n`;
  return { text, lost: [...lost] };
}
