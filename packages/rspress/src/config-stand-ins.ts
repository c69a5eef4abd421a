/** Stand-ins for packages that a configuration for Rspress imports, and that are not run or not installed. */
import { isFields } from '@quire/markdown/fields';

/** The argument of `define.doc`, which replaces an export. */
export interface Defined {
  doc?: unknown;
}

/** The call that would have created a plugin. */
interface StandIn {
  /** The package that exports the plugin. */
  package: string;
  options: unknown;
}

const plugins = new WeakMap<object, StandIn>();

/** The stand-ins for packages and for their exports. */
const exports = new WeakSet<object>();

export function isStandIn(value: unknown): boolean {
  return (
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
    (exports.has(value) || plugins.has(value))
  );
}

/** The call that a value represents; undefined for values of the site itself. */
export function findStandIn(value: unknown): StandIn | undefined {
  return typeof value === 'object' && value !== null ? plugins.get(value) : undefined;
}

/** Keys that the language reads itself: a stand-in is not a promise, because `await` would never end. */
function isOpaque(key: string | symbol): boolean {
  return key === 'then' || typeof key === 'symbol';
}

/** Exports that work with configurations. */
const HELPERS: Readonly<Record<string, (...configs: unknown[]) => unknown>> = {
  defineConfig: (config) => config,
  mergeConfig: (...configs) => configs.reduce(mergeValues, {}),
  mergeDocConfig: async (...configs) => configs.reduce(mergeValues, {}),
};

/** Concatenates lists, merges objects, and otherwise takes the last value. */
export function mergeValues(first: unknown, second: unknown): unknown {
  if (second === undefined) return first;
  if (first === undefined) return second;
  if (Array.isArray(first) || Array.isArray(second)) return [first, second].flat();
  if (!isFields(first) || !isFields(second)) return second;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, mergeValues(first[name], second[name])]));
}

/** Every other export creates a plugin that has the name of the package and does nothing. */
export function createStandIn(name: string): object {
  // Not an arrow function, because some plugins are classes.
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

/** An `rstack.config` configures several tools. Only `define.doc` has an effect. */
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
