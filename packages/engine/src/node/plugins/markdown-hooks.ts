/** What plugins do while a page is compiled: rendering fences and containers, and visiting the tree. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { CompileHooks, ContainerRenderer, FenceRenderer } from '../markdown/compile-hooks.ts';
import { callAsyncHook, type HookCall, toHookError } from './call-hook.ts';
import type { MarkdownHooks, QuirePlugin } from './plugin.ts';

/** Pages are compiled again when it changes. */
export function describeMarkdownPlugins(plugins: readonly QuirePlugin[]): unknown[] {
  return plugins
    .filter(({ markdown }) => markdown !== undefined)
    .map(({ name, version = '', options = null, markdown: { fences = {}, containers = {} } = {} }) => [
      name,
      version,
      options,
      Object.keys(fences),
      Object.keys(containers),
    ]);
}

export function createCompileHooks(plugins: readonly QuirePlugin[]): CompileHooks {
  return {
    findFenceRenderer: (language) => findFenceRenderer(plugins, language),
    containerNames: listContainerNames(plugins),
    findContainerRenderer: (name) => findContainerRenderer(plugins, name),
    listMdastPlugins: (page) => listVisitors(plugins, 'mdast', page),
    listHastPlugins: (page) => listVisitors(plugins, 'hast', page),
  };
}

export function listContainerNames(plugins: readonly QuirePlugin[]): ReadonlySet<string> {
  return new Set(plugins.flatMap(({ markdown }) => Object.keys(markdown?.containers ?? {})));
}

function findFenceRenderer(plugins: readonly QuirePlugin[], language: string): FenceRenderer | undefined {
  const found = findLast(plugins, ({ fences }) => fences, language);
  if (!found) return undefined;
  const { plugin, render } = found;
  return (fence) =>
    callAsyncHook({ plugin, hook: 'fences', page: fence.sourcePath, line: fence.line }, () => render(fence));
}

function findContainerRenderer(plugins: readonly QuirePlugin[], name: string): ContainerRenderer | undefined {
  const found = findLast(plugins, ({ containers }) => containers, name);
  if (!found) return undefined;
  const { plugin, render } = found;
  return (container) =>
    callAsyncHook({ plugin, hook: 'containers', page: container.sourcePath, line: container.line }, () =>
      render(container),
    );
}

/** Of the plugins that render something of this name, the last. */
function findLast<Render>(
  plugins: readonly QuirePlugin[],
  read: (hooks: MarkdownHooks) => Readonly<Record<string, Render>> | undefined,
  key: string,
): { plugin: string; render: Render } | undefined {
  const renderers = plugins.flatMap(({ name, markdown = {} }) => {
    const all = read(markdown) ?? {};
    const render = Object.hasOwn(all, key) ? all[key] : undefined;
    return render ? [{ plugin: name, render }] : [];
  });
  return renderers.at(-1);
}

type Visitors = MdastPluginDefinition | HastPluginDefinition;

/** The visitors of all plugins for one kind of tree. Where one throws, the error names its plugin. */
function listVisitors<Kind extends 'mdast' | 'hast'>(
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
