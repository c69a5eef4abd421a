/** What plugins do while a page is compiled: rendering fences, and visiting the tree. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { callAsyncHook, type HookCall, toHookError } from './call-hook.ts';
import type { Fence, FenceRenderer, QuirePlugin } from './plugin.ts';

/** Pages are compiled again when it changes. */
export function describeMarkdownPlugins(plugins: readonly QuirePlugin[]): unknown[] {
  return plugins
    .filter(({ markdown }) => markdown !== undefined)
    .map(({ name, version = '', options = null, markdown = {} }) => [name, version, options, listFences(markdown)]);
}

const listFences = ({ fences = {} }: NonNullable<QuirePlugin['markdown']>) => Object.keys(fences);

export interface NamedFenceRenderer {
  plugin: string;
  render: FenceRenderer;
}

/** Of the plugins that render fences of a language, the last. */
export function findFenceRenderer(plugins: readonly QuirePlugin[], language: string): NamedFenceRenderer | undefined {
  const renderers = plugins.flatMap(({ name, markdown: { fences = {} } = {} }) => {
    const render = Object.hasOwn(fences, language) ? fences[language] : undefined;
    return render ? [{ plugin: name, render }] : [];
  });
  return renderers.at(-1);
}

/** The HTML; undefined where the fence is shown as code. @throws UserError */
export function callFence({ plugin, render }: NamedFenceRenderer, fence: Fence): Promise<string | undefined> {
  const { sourcePath: page, line } = fence;
  return callAsyncHook({ plugin, hook: 'fences', page, line }, () => render(fence));
}

type Visitors = MdastPluginDefinition | HastPluginDefinition;

/** The visitors of all plugins for one kind of tree. Where one throws, the error names its plugin. */
export function listVisitors<Kind extends 'mdast' | 'hast'>(
  plugins: readonly QuirePlugin[],
  kind: Kind,
  page: string,
): Array<Kind extends 'mdast' ? MdastPluginDefinition : HastPluginDefinition> {
  return plugins.flatMap(({ name, markdown }) =>
    (markdown?.[kind] ?? []).map((visitors) => guard(visitors, { plugin: name, hook: kind, page })),
  ) as Array<Kind extends 'mdast' ? MdastPluginDefinition : HastPluginDefinition>;
}

/** Visitors are functions, objects with a function, and lists of those. */
function guard(value: Visitors, call: HookCall): Visitors {
  const guarded = Object.entries(value).map(([name, each]) => [name, guardValue(each, call)]);
  return Object.fromEntries(guarded) as Visitors;
}

function guardValue(value: unknown, call: HookCall): unknown {
  if (Array.isArray(value)) return value.map((each) => guardValue(each, call));
  if (typeof value === 'function') return guardFunction(value as (...args: unknown[]) => unknown, call);
  if (typeof value !== 'object' || value === null || !('visit' in value)) return value;
  return { ...value, visit: guardValue(value.visit, call) };
}

function guardFunction(visit: (...args: unknown[]) => unknown, call: HookCall) {
  const fail = (error: unknown) => {
    throw toHookError(call, error);
  };
  return (...args: unknown[]) => {
    try {
      const result = visit(...args);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  };
}
