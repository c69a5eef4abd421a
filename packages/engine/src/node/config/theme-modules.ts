/** The names under which pages, components and themes import what the theme and the engine give them. */

/** Of the theme: with the components that the site's own theme module puts in the place of some of it. */
export const OWN_THEME_MODULES = ['@theme', '@rspress/core/theme'];

/** Of the theme as it is, which the site's own is made of. */
export const ORIGINAL_THEME_MODULES = [
  '@theme-original',
  '@rspress/core/theme-original',
  'rspress/theme',
  '@rspress/theme',
  '@rspress/theme-default',
];

export const THEME_MODULES: ReadonlySet<string> = new Set([...OWN_THEME_MODULES, ...ORIGINAL_THEME_MODULES]);

/** Of the hooks by which components ask about their page. */
export const RUNTIME_MODULES: ReadonlySet<string> = new Set([
  '@runtime',
  'rspress/runtime',
  '@rspress/runtime',
  '@rspress/core/runtime',
]);

/** A `tsconfig.json` may lead some of these to a module of the site, which only types need. */
export function isBuiltInModule(name: string): boolean {
  return THEME_MODULES.has(name) || RUNTIME_MODULES.has(name);
}
