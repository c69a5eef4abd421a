/** The module names by which pages, components and themes import the theme and the runtime. */

/** The theme, including the site's replacements. */
export const OWN_THEME_MODULES = ['@theme', '@rspress/core/theme'];

/** The original theme, which the site's theme module wraps. */
export const ORIGINAL_THEME_MODULES = [
  '@theme-original',
  '@rspress/core/theme-original',
  'rspress/theme',
  '@rspress/theme',
  '@rspress/theme-default',
];

export const THEME_MODULES: ReadonlySet<string> = new Set([...OWN_THEME_MODULES, ...ORIGINAL_THEME_MODULES]);

/** The hooks with which components read data of their page. */
export const RUNTIME_MODULES: ReadonlySet<string> = new Set([
  '@runtime',
  'rspress/runtime',
  '@rspress/runtime',
  '@rspress/core/runtime',
]);

/** These take precedence over `paths` of a `tsconfig.json`, which may map them to modules with types only. */
export function isBuiltInModule(name: string): boolean {
  return THEME_MODULES.has(name) || RUNTIME_MODULES.has(name);
}
