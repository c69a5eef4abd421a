import { changeCodeHtml } from './call-plugins.ts';
import { type CodeBlock, renderCodeBlock } from './highlight/code-block.ts';
import type { PageFence } from './markdown-page.ts';

/** Renders a code block, and lets plugins change its HTML. Their data becomes part of `use`. */
export async function renderBlock(block: CodeBlock, fence: PageFence): Promise<string> {
  const { page, use } = fence;
  const { context, compiled } = page.state;
  // After the code is highlighted, all headings of the page have been collected.
  const colored = await renderCodeBlock(block, context.highlighter, context.code);
  const { html, data, files } = await changeCodeHtml(context.plugins, colored, fence);
  if (Object.keys(data).length > 0) use.data = data;
  compiled.dependencies.push(...files.map((filePath) => ({ filePath, hash: context.files.hash(filePath) })));
  return html;
}
