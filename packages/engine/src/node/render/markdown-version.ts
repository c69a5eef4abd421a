/** Creates the Markdown version of a page, for AI tools and for copying. */
import { formatMarkdown, type MarkdownContext as TextContext } from '@quire/markdown';
import { createImportResolver, type ImportNames } from '../content/resolve-import.ts';
import { loadPageText } from '../content/source-text.ts';
import type { MarkdownJob, RenderJob } from './render-job.ts';

export interface MarkdownContext extends Omit<TextContext, 'resolveImport' | 'targets'> {
  imports: ImportNames;
}

export function renderMarkdownVersion(
  { source, targets, layout }: MarkdownJob,
  { titleId, record }: RenderJob,
  { imports, ...context }: MarkdownContext,
): string {
  const page = { filePath: source.filePath, text: loadPageText(source) };
  const body = formatMarkdown(page, { ...context, targets, resolveImport: createImportResolver(imports) });
  const title = titleId === undefined ? '' : `# ${record.title}`;
  return `${[title, layout?.before, body, layout?.after].filter(Boolean).join('\n\n')}\n`;
}
