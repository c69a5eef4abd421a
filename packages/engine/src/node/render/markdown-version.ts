/** Creates the Markdown version of a page, for AI tools and for copying. */
import { formatMarkdown, type MarkdownContext } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listContainers } from '../content/built-in-markdown.ts';
import { createImportResolver } from '../content/resolve-import.ts';
import { loadPageText } from '../content/source-text.ts';
import type { MarkdownJob, RenderJob } from './render-job.ts';

export interface MarkdownInput extends Pick<MarkdownContext, 'renderer' | 'content'> {
  config: ResolvedConfig;
}

export function renderMarkdownVersion(
  { source, targets, layout }: MarkdownJob,
  { titleId, record }: RenderJob,
  { config, ...input }: MarkdownInput,
): string {
  const page = { filePath: source.filePath, text: loadPageText(source) };
  const { siteDir, docsDir, codeDirs, globalComponents } = config;
  const body = formatMarkdown(page, {
    ...{ siteDir, docsDir, codeDirs, globalComponents, targets },
    ...input,
    containers: listContainers(config),
    resolveImport: createImportResolver(config),
  });
  const title = titleId === undefined ? '' : `# ${record.title}`;
  return `${[title, layout?.before, body, layout?.after].filter(Boolean).join('\n\n')}\n`;
}
