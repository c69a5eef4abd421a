/** Wraps the `markdown` hooks of plugins, to report errors and invalid results. */
import type { MarkdownHooks, MarkdownPlugin, SourcePage } from '@quire/markdown';
import type { QuirePlugin } from '../config/plugin.ts';
import { callAsyncHook, callHook, type HookCall, toHookError } from './call-hook.ts';

/** The part of the cache keys of pages that depends on plugins. */
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

/** Wraps the hooks of a plugin, so that errors name the plugin. */
export function guardMarkdownPlugin({ name, markdown }: QuirePlugin): MarkdownPlugin {
  return { name, ...(markdown && { markdown: guardHooks(name, markdown) }) };
}

function guardHooks(plugin: string, hooks: MarkdownHooks): MarkdownHooks {
  const { source, mdast, hast, containers, fences, code, codeHtml } = hooks;
  return {
    ...(source && { source: (page) => keepLines({ plugin, hook: 'source', page: page.sourcePath }, page, source) }),
    ...(mdast && {
      mdast(page) {
        const call = { plugin, hook: 'mdast' as const, page: page.sourcePath };
        return callHook(call, () => mdast(page)).map((visitors) => guard(visitors, call));
      },
    }),
    ...(hast && {
      hast(page) {
        const call = { plugin, hook: 'hast' as const, page: page.sourcePath };
        return callHook(call, () => hast(page)).map((visitors) => guard(visitors, call));
      },
    }),
    ...(containers && {
      containers: mapValues(
        containers,
        (render) => (each) => callAsyncHook({ plugin, hook: 'containers', ...toPlace(each) }, () => render(each)),
      ),
    }),
    ...(fences && {
      fences: mapValues(
        fences,
        (render) => (each) => callAsyncHook({ plugin, hook: 'fences', ...toPlace(each) }, () => render(each)),
      ),
    }),
    ...(code && { code: (fence) => callHook({ plugin, hook: 'code', ...toPlace(fence) }, () => code(fence)) }),
    ...(codeHtml && {
      codeHtml: (html, fence) =>
        callAsyncHook({ plugin, hook: 'codeHtml', ...toPlace(fence) }, () => codeHtml(html, fence)),
    }),
  };
}

const toPlace = ({ sourcePath, line }: { sourcePath: string; line: number }) => ({ page: sourcePath, line });

function mapValues<Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** Positions in messages and in the outline refer to the file, so the number of lines must not change. */
function keepLines(
  call: HookCall & { hook: 'source' },
  page: SourcePage,
  source: (page: SourcePage) => string,
): string {
  const text = callHook(call, () => source(page));
  const [before, after] = [countLines(page.text), countLines(text)];
  if (before === after) return text;
  throw toHookError(
    call,
    new Error(`it returned ${after} lines for ${before}, but the number of lines must not change`),
  );
}

const countLines = (text: string) => text.split('\n').length;

/** Visitors are functions, objects with a function, or lists of them. */
function guard<Visitors extends object>(value: Visitors, call: HookCall): Visitors {
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
