/** What a configuration for Rspress gets in place of packages that are not run, or not there. */
import { isFields } from '@quire/markdown/fields';

/** What the file hands to `define.doc`, in place of an export. */
export interface Defined {
  doc?: unknown;
}

/** The call that a plugin was to be made by. */
interface StandIn {
  /** The package that it would have come from. */
  package: string;
  options: unknown;
}

const plugins = new WeakMap<object, StandIn>();

/** The exports of packages that are not there, and the packages themselves. */
const exports = new WeakSet<object>();

export function isStandIn(value: unknown): boolean {
  return (
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
    (exports.has(value) || plugins.has(value))
  );
}

/** The call in whose place a value was made; undefined where it is of the site itself. */
export function findStandIn(value: unknown): StandIn | undefined {
  return typeof value === 'object' && value !== null ? plugins.get(value) : undefined;
}

/** What the language itself asks for: a stand-in is not a promise, or whoever awaits it waits for ever. */
function isOpaque(key: string | symbol): boolean {
  return key === 'then' || typeof key === 'symbol';
}

/** What such a package does with configurations themselves. */
const HELPERS: Readonly<Record<string, (...configs: unknown[]) => unknown>> = {
  defineConfig: (config) => config,
  mergeConfig: (...configs) => configs.reduce(mergeValues, {}),
  mergeDocConfig: async (...configs) => configs.reduce(mergeValues, {}),
};

/** Lists follow each other; of other values the last one is taken. */
export function mergeValues(first: unknown, second: unknown): unknown {
  if (second === undefined) return first;
  if (first === undefined) return second;
  if (Array.isArray(first) || Array.isArray(second)) return [first, second].flat();
  if (!isFields(first) || !isFields(second)) return second;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, mergeValues(first[name], second[name])]));
}

/** Any other export makes a plugin that has its package's name and does nothing. */
export function createStandIn(name: string): object {
  // No arrow: some plugins are classes.
  function createPlugin(options?: unknown) {
    const plugin = { name };
    plugins.set(plugin, { package: name, options });
    return plugin;
  }
  const callable: object = new Proxy(createPlugin, {
    get: (_, key) => (key === 'name' ? name : isOpaque(key) ? undefined : callable),
    construct: (_, [options]) => createPlugin(options),
  });
  const module = new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === '__esModule') return true;
        if (typeof key === 'symbol' || isOpaque(key)) return undefined;
        return HELPERS[key] ?? callable;
      },
    },
  );
  for (const each of [callable, module]) exports.add(each);
  return module;
}

/** One file configures several tools there; those that are not for documentation do nothing. */
export function createRstack(defined: Defined): object {
  const define = new Proxy(
    {},
    {
      get: (_, key) => (config: unknown) => {
        if (key === 'doc') defined.doc = config;
      },
    },
  );
  return { __esModule: true, define };
}
