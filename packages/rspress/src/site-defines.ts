/**
 * Collects the constants that a site for Rspress defines: in `builderConfig.source.define`, and in plugins that change
 * it. Other changes of such plugins have no effect.
 */
import { type Fields, isFields } from '@quire/markdown/fields';
import { mergeValues } from './config-stand-ins.ts';
import { find } from './fields.ts';

export interface SiteDefines {
  /** JavaScript expressions by name. */
  defines: Fields;
  /** A message for each plugin that threw an error, so that its constants are missing. */
  failedPlugins: string[];
}

/** Names that Rspress defines itself: whether the code runs in Node, and whether Rspress is creating Markdown. */
const OF_RSPRESS = {
  'process.env.__SSR__': "(typeof window === 'undefined')",
  'process.env.__SSR_MD__': 'false',
  'import.meta.env.SSG_MD': 'false',
};

export async function collectDefines(written: unknown): Promise<SiteDefines> {
  const collected: SiteDefines = { defines: { ...OF_RSPRESS }, failedPlugins: [] };
  if (!isFields(written)) return collected;
  const own = find(written, 'builderConfig.source.define');
  const plugins = find(written, 'builderConfig.plugins');
  if (isFields(own)) Object.assign(collected.defines, own);
  for (const plugin of Array.isArray(plugins) ? plugins.flat(Number.POSITIVE_INFINITY) : []) {
    try {
      Object.assign(collected.defines, await runPlugin(plugin, written.builderConfig));
    } catch (error) {
      collected.failedPlugins.push(describeFailure(plugin, error));
    }
  }
  return collected;
}

function describeFailure(plugin: unknown, error: unknown): string {
  const name = isFields(plugin) && typeof plugin.name === 'string' ? `"${plugin.name}"` : 'without a name';
  const reason = error instanceof Error ? error.message : String(error);
  return `The plugin ${name} of "builderConfig.plugins" failed, so the names that it defines are missing: ${reason}`;
}

async function runPlugin(plugin: unknown, builderConfig: unknown): Promise<Fields> {
  const setup = isFields(plugin) ? plugin.setup : undefined;
  if (typeof setup !== 'function') return {};
  const changes: unknown[] = [];
  await setup.call(plugin, createPluginApi(changes));
  const found = await Promise.all(changes.map((change) => readChange(change, builderConfig)));
  return Object.assign({}, ...found);
}

/** Accepts all calls of a plugin. Only its changes of the configuration are kept. */
function createPluginApi(changes: unknown[]): object {
  const ignore: object = new Proxy(() => ({}), { get: (_, key) => (key === 'then' ? undefined : ignore) });
  const modify = (change: unknown) => void changes.push(change);
  return new Proxy({}, { get: (_, key) => (key === 'modifyRsbuildConfig' ? modify : ignore) });
}

/** Objects that plugins expect in a configuration of Rsbuild. */
const PARTS = ['dev', 'html', 'output', 'performance', 'resolve', 'security', 'server', 'source', 'tools'];

async function readChange(change: unknown, builderConfig: unknown): Promise<Fields> {
  const handler = isFields(change) ? change.handler : change;
  if (typeof handler !== 'function') return {};
  const empty = { ...Object.fromEntries(PARTS.map((name) => [name, {}])), source: { define: {} } };
  const config = mergeValues(empty, builderConfig);
  const changed: unknown = (await handler(config, { mergeRsbuildConfig: mergeConfigs })) ?? config;
  const define = isFields(changed) ? find(changed, 'source.define') : undefined;
  return isFields(define) ? define : {};
}

function mergeConfigs(...configs: unknown[]): unknown {
  return configs.reduce(mergeValues);
}
