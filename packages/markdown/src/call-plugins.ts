/** Calls the plugins of a page in order. */

import { defineHastPlugin, type HastPluginDefinition, type MdastPluginDefinition } from 'satteri';
import type {
  CodeResult,
  ContainerRenderer,
  Fence,
  FenceRenderer,
  HighlightedFence,
  MarkdownPlugin,
  SourcePage,
} from './compile-hooks.ts';
import { type CodeBlock, renderCodeBlock } from './highlight/code-block.ts';
import type { PageFence } from './markdown-page.ts';

type Plugins = readonly MarkdownPlugin[];

/** The text to parse: each plugin gets the result of the previous one. */
export function changeSource<Page extends SourcePage>(plugins: Plugins, page: Page): string {
  return plugins.reduce((text, { markdown }) => markdown?.source?.({ ...page, text }) ?? text, page.text);
}

export function listMdastVisitors(plugins: Plugins, page: SourcePage): MdastPluginDefinition[] {
  return plugins.flatMap(({ markdown }) => markdown?.mdast?.(page) ?? []);
}

export function listHastVisitors(plugins: Plugins, page: SourcePage): HastPluginDefinition[] {
  return plugins.flatMap(({ markdown }) => markdown?.hast?.(page) ?? []);
}

export function listContainerNames(plugins: Plugins): ReadonlySet<string> {
  return new Set(plugins.flatMap(({ markdown }) => Object.keys(markdown?.containers ?? {})));
}

/** The renderer of the last plugin that renders containers with this name. */
export function findContainerRenderer(plugins: Plugins, name: string): ContainerRenderer | undefined {
  return plugins.flatMap(({ markdown }) => getOwn(markdown?.containers, name) ?? []).at(-1);
}

/** The renderers for the language, then those for every language; in each group, those of later plugins first. */
export function listFenceRenderers(plugins: Plugins, language: string): FenceRenderer[] {
  const find = (name: string) => plugins.flatMap(({ markdown }) => getOwn(markdown?.fences, name) ?? []).reverse();
  return [...find(language), ...find(EVERY_LANGUAGE)];
}

const EVERY_LANGUAGE = '*';

export function hasFenceRenderer(plugins: Plugins, language: string): boolean {
  return plugins.some(({ markdown }) => getOwn(markdown?.fences, language) !== undefined);
}

/** The first renderer that returns HTML wins. */
export async function renderByPlugins(plugins: Plugins, fence: Fence): Promise<string | undefined> {
  for (const render of listFenceRenderers(plugins, fence.language)) {
    const html = await render(fence);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** Undefined if the code is shown unchanged. */
export function changeCode(plugins: Plugins, fence: Fence): string | undefined {
  return plugins.reduce<string | undefined>(
    (code, { markdown }) => markdown?.code?.({ ...fence, code: code ?? fence.code }) ?? code,
    undefined,
  );
}

export interface ChangedCode {
  html: string;
  /** By plugin name. */
  data: Record<string, unknown>;
  files: string[];
}

async function changeCodeHtml(plugins: Plugins, written: string, fence: HighlightedFence): Promise<ChangedCode> {
  const changed: ChangedCode = { html: written, data: {}, files: [] };
  for (const { name, markdown } of plugins) {
    const returned = await markdown?.codeHtml?.(changed.html, fence);
    const result: CodeResult = typeof returned === 'string' ? { html: returned } : (returned ?? {});
    const { html, data, files = [] } = result;
    changed.html = html ?? changed.html;
    if (data !== undefined) changed.data[name] = data;
    changed.files.push(...files);
  }
  return changed;
}

function getOwn<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}

type Visitors<Name extends keyof HastPluginDefinition> = NonNullable<HastPluginDefinition[Name]>;

/** One plugin, for one walk over the tree: each crosses the boundary to Rust. A node's visitors run in the order of the plugins. */
export function mergeVisitors(plugins: ReadonlyArray<HastPluginDefinition | false>): HastPluginDefinition {
  const list = plugins.filter((plugin) => plugin !== false);
  return defineHastPlugin({
    ...Object.assign({}, ...list),
    name: 'quire-content',
    options: { position: true },
    element: list.flatMap(({ element = [] }): Visitors<'element'> => element),
    mdxJsxFlowElement: list.flatMap(({ mdxJsxFlowElement = [] }): Visitors<'mdxJsxFlowElement'> => mdxJsxFlowElement),
    mdxJsxTextElement: list.flatMap(({ mdxJsxTextElement = [] }): Visitors<'mdxJsxTextElement'> => mdxJsxTextElement),
  });
}

/** Renders a code block, and lets plugins change its HTML. Their data becomes part of `use`. */
export async function renderBlock(block: CodeBlock, fence: PageFence): Promise<string> {
  const { page, use } = fence;
  const { context, addDependency } = page.state;
  // After the code is highlighted, all headings of the page have been collected.
  const colored = await renderCodeBlock(block, context.highlighter, context.code);
  const { html, data, files } = await changeCodeHtml(context.plugins, colored, fence);
  if (Object.keys(data).length > 0) use.data = data;
  for (const filePath of files) addDependency(filePath);
  return html;
}
