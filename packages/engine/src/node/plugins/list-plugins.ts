/** The plugins of a site in their order: the engine's own first, each in its place even where the site replaces it. */
export function listPlugins<Plugin extends { name: string }>(builtIn: readonly Plugin[], added: readonly Plugin[]) {
  const byName = new Map([...builtIn, ...added].map((plugin) => [plugin.name, plugin]));
  return [...byName.values()];
}
