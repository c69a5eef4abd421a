/**
 * Owns the names that a site for Rspress defines for its components: its bundler configuration says them, or a plugin
 * of its own that changes that. Of such plugins nothing else has an effect.
 */
import { type Fields, find, isFields } from '../config/fields.ts';

/** @returns JavaScript expressions by name */
export async function collectDefines(written: unknown): Promise<Fields> {
  if (!isFields(written)) return {};
  const own = find(written, 'builderConfig.source.define');
  const plugins = find(written, 'builderConfig.plugins');
  const found: Fields = isFields(own) ? { ...own } : {};
  for (const plugin of Array.isArray(plugins) ? plugins.flat(Number.POSITIVE_INFINITY) : [])
    Object.assign(found, await runPlugin(plugin));
  return found;
}

async function runPlugin(written: unknown): Promise<Fields> {
  try {
    const plugin: unknown = await written;
    const setup = isFields(plugin) ? plugin.setup : undefined;
    if (typeof setup !== 'function') return {};
    const changes: unknown[] = [];
    await setup.call(plugin, createPluginApi(changes));
    const found = await Promise.all(changes.map(readChange));
    return Object.assign({}, ...found);
  } catch {
    // Made for another bundler's run: it is among the options that are ignored.
    return {};
  }
}

/** Answers whatever a plugin asks for; only what it changes in the configuration is kept. */
function createPluginApi(changes: unknown[]): object {
  const ignore: object = new Proxy(() => ({}), { get: (_, key) => (key === 'then' ? undefined : ignore) });
  const modify = (change: unknown) => void changes.push(change);
  return new Proxy({}, { get: (_, key) => (key === 'modifyRsbuildConfig' ? modify : ignore) });
}

async function readChange(change: unknown): Promise<Fields> {
  const handler = isFields(change) ? change.handler : change;
  if (typeof handler !== 'function') return {};
  const config: Fields = { source: { define: {} } };
  const changed: unknown = (await handler(config, { mergeRsbuildConfig: mergeDefines })) ?? config;
  const define = isFields(changed) ? find(changed, 'source.define') : undefined;
  return isFields(define) ? define : {};
}

function mergeDefines(...configs: unknown[]): Fields {
  const defines = configs.map((config) => (isFields(config) ? find(config, 'source.define') : undefined));
  return { source: { define: Object.assign({}, ...defines.filter(isFields)) } };
}
