/**
 * The two theme modules of a site that changes the theme: with the site's own components (`@theme`), and
 * the unchanged theme (`@theme-original`), which the site's components wrap.
 */

import { join } from 'node:path';
import type { RspackChain } from '@rsbuild/core';
import { readScript } from '../config/script-module.ts';
import { listThemeExports, type ThemeExport } from '../config/theme-exports.ts';
import { ORIGINAL_THEME_MODULES, OWN_THEME_MODULES, THEME_MODULES } from '../config/theme-modules.ts';
import { replaceFile } from '../files/write-file.ts';
import { type ModuleNames, nameModule } from './module-names.ts';

/** A module with this query imports the theme's components where others import the site's. */
export const ORIGINAL_QUERY = /^\?original$/;

export interface SiteTheme {
  /** The site's module, absolute. */
  file: string;
  /** Generated modules, absolute. */
  own: string;
  original: string;
  /** The original for the site's module itself. */
  base: string;
}

interface SiteThemeInput {
  file: string;
  /** The theme's modules of components, absolute: those of pages, and those of the layout if it has such a module. */
  themeParts: string[];
  names: ModuleNames;
}

export function writeSiteTheme(workDir: string, { file, themeParts, names }: SiteThemeInput): SiteTheme {
  const parts = themeParts.map((each) => nameModule(each, names));
  const [own = '', original = '', base = ''] = ['own', 'original', 'base'].map((name) =>
    join(workDir, `theme-${name}.js`),
  );
  const exports = listThemeExports(file);
  replaceFile(own, createOwn(exports, { theirs: nameModule(file, names), parts }));
  replaceFile(original, createOriginal(parts));
  replaceFile(base, createBase(exports, file, { original: nameModule(original, names), names }));
  return { file, own, original, base };
}

/**
 * If a module re-exports both the theme and its own components with `export *`, a name may be ambiguous, for a
 * component that only our theme has: the site's own takes precedence.
 */
function createBase(
  exports: ThemeExport[],
  file: string,
  { original, names }: { original: string; names: ModuleNames },
) {
  const own = readScript(file).names;
  const passedOn = exports.filter(({ name, kind, file: source }) => {
    return kind === 'named' && source !== file && !own.has(name);
  });
  return [
    `export * from ${JSON.stringify(original)};`,
    `export { default } from ${JSON.stringify(original)};`,
    ...passedOn.map(
      ({ name, file: source }) => `export { ${name} } from ${JSON.stringify(nameModule(source, names))};`,
    ),
    '',
  ].join('\n');
}

/** Named exports take precedence over `export *`. */
function createOwn(exports: ThemeExport[], { theirs, parts }: { theirs: string; parts: string[] }): string {
  const named = exports.filter(({ kind }) => kind === 'named').map(({ name }) => name);
  return [
    ...parts.map((part) => `export * from ${JSON.stringify(part)};`),
    ...(named.length > 0 ? [`export { ${named.join(', ')} } from ${JSON.stringify(theirs)};`] : []),
    '',
  ].join('\n');
}

/** The default export is for the older way of importing themes. */
function createOriginal(parts: string[]): string {
  const names = parts.map((part) => JSON.stringify(`${part}?original`));
  return [
    ...names.map((name, index) => `import * as part${index} from ${name};`),
    ...names.map((name) => `export * from ${name};`),
    `export default { ${names.map((_, index) => `...part${index}`).join(', ')} };`,
    '',
  ].join('\n');
}

export function createSiteThemeAlias({ own, original }: SiteTheme): Record<string, string> {
  return Object.fromEntries([
    ...OWN_THEME_MODULES.map((name) => [`${name}$`, own]),
    ...ORIGINAL_THEME_MODULES.map((name) => [`${name}$`, original]),
  ]);
}

/** In the site's theme module itself, every name of the theme is the original. */
export function keepOriginal(chain: RspackChain, { file, base }: SiteTheme) {
  const rule = chain.module.rule('site-theme');
  rule.include.add(file);
  for (const name of THEME_MODULES) rule.resolve.alias.set(`${name}$`, base);
}
