/** All plugins in order: built-in ones first, with replacements of the site at the same position. */
export function listPlugins<Plugin extends { name: string }>(builtIn: readonly Plugin[], added: readonly Plugin[]) {
  const byName = new Map([...builtIn, ...added].map((plugin) => [plugin.name, plugin]));
  return [...byName.values()];
}
