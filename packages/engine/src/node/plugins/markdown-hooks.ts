/** What plugins do while a page is compiled: rendering fences and containers, and visiting the tree. */
import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import { callAsyncHook, type HookCall, toHookError } from './call-hook.ts';
import type {
  Container,
  ContainerElement,
  ContainerRenderer,
  Fence,
  FenceRenderer,
  MarkdownHooks,
  QuirePlugin,
} from './plugin.ts';

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

export interface NamedRenderer<Render> {
  plugin: string;
  render: Render;
}

/** Of the plugins that render fences of a language, the last. */
export function findFenceRenderer(plugins: readonly QuirePlugin[], language: string) {
  return findLast<FenceRenderer>(plugins, ({ fences }) => fences, language);
}

/** Of the plugins that render containers of a name, the last. */
export function findContainerRenderer(plugins: readonly QuirePlugin[], name: string) {
  return findLast<ContainerRenderer>(plugins, ({ containers }) => containers, name);
}

function findLast<Render>(
  plugins: readonly QuirePlugin[],
  read: (hooks: MarkdownHooks) => Readonly<Record<string, Render>> | undefined,
  key: string,
): NamedRenderer<Render> | undefined {
  const renderers = plugins.flatMap(({ name, markdown = {} }) => {
    const all = read(markdown) ?? {};
    const render = Object.hasOwn(all, key) ? all[key] : undefined;
    return render ? [{ plugin: name, render }] : [];
  });
  return renderers.at(-1);
}

export function listContainerNames(plugins: readonly QuirePlugin[]): ReadonlySet<string> {
  return new Set(plugins.flatMap(({ markdown }) => Object.keys(markdown?.containers ?? {})));
}

/** @throws UserError */
export function callContainer(
  { plugin, render }: NamedRenderer<ContainerRenderer>,
  container: Container,
): Promise<ContainerElement> {
  const { sourcePath: page, line } = container;
  return callAsyncHook({ plugin, hook: 'containers', page, line }, () => render(container));
}

/** The HTML; undefined where the fence is shown as code. @throws UserError */
export function callFence({ plugin, render }: NamedRenderer<FenceRenderer>, fence: Fence): Promise<string | undefined> {
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
