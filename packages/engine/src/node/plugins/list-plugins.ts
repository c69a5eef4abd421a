/** The plugins of a site in their order: the engine's own first, each in its place even where the site replaces it. */
import type { QuirePlugin } from './plugin.ts';

export function listPlugins(builtIn: readonly QuirePlugin[], added: readonly QuirePlugin[]): QuirePlugin[] {
  const byName = new Map([...builtIn, ...added].map((plugin) => [plugin.name, plugin]));
  return [...byName.values()];
}
