/**
 * Components of a site that replace the theme's, by name: `Hero` is the component of the theme's file `hero.tsx`,
 * and all imports of it get the site's `Hero`, with the other exports of the file unchanged. With `@theme-original/Hero` the
 * site's module imports the original.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { createError, type Diagnostic, suggestNearest } from '@quire/markdown/diagnostics';
import { toComponentName } from '../config/component-name.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ThemeExport } from '../config/theme-exports.ts';
import { readThemeModule } from '../config/theme-sources.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { type ModuleNames, nameModule } from './module-names.ts';

export interface ReplacedComponent {
  name: string;
  /** The theme's file, absolute. */
  original: string;
  /** The site's module that replaces it, absolute. */
  module: string;
  /** Files of the theme, absolute, with a component of the same name that renders this one: they keep the original. */
  wrappers: string[];
  /** The name of the export in the theme's file, if it differs. */
  exported?: string;
  /** The export of the site's module, if its name differs. */
  from?: Pick<ThemeExport, 'name' | 'kind'>;
}

const COMPONENT_FILE = /\.[jt]sx$/;

/**
 * @param themeFile the module of the theme, absolute
 * @throws UserError with all names that the theme does not have, and all missing modules
 */
export function resolveReplacedComponents(config: ResolvedConfig, themeFile: string): ReplacedComponent[] {
  const names = Object.keys(config.components);
  if (names.length === 0 && config.themeFile === undefined) return [];
  const files = listComponents(dirname(themeFile));
  const errors = names.flatMap((name) => findError(name, { config, files }) ?? []);
  rejectErrors(errors);
  const named = names.map((name) => ({
    name,
    original: files.get(name) ?? '',
    module: config.components[name] ?? '',
    wrappers: findWrappers([name], files),
  }));
  // The configuration takes precedence.
  return [...named, ...listOfTheme(config, files).filter(({ name }) => !names.includes(name))];
}

/** Exports of the site's theme module that have the name of a component. */
function listOfTheme(
  { themeFile, foreign: { foreignTheme } }: ResolvedConfig,
  files: Map<string, string>,
): ReplacedComponent[] {
  if (themeFile === undefined) return [];
  const module = readThemeModule(themeFile);
  return module.exports.flatMap(({ name, kind }) => {
    const { component, exported } = foreignTheme?.counterparts[name] ?? { component: name, exported: name };
    const original = files.get(component);
    if (original === undefined || foreignTheme?.findReason(name, module) !== undefined) return [];
    const wrappers = findWrappers([name, exported], files);
    return [{ name: component, original, module: themeFile, wrappers, exported, from: { name, kind } }];
  });
}

/** If they rendered the site's component instead of the original, and it uses them, rendering would never end. */
function findWrappers(names: string[], files: Map<string, string>): string[] {
  const declaration = new RegExp(`^export (?:function|const) (?:${names.join('|')})\\b`, 'm');
  return [...files.values()].filter((file) => declaration.test(readFileSync(file, 'utf8')));
}

/** Files by the name of the component that each is named after. */
export function listComponents(themeDir: string): Map<string, string> {
  const files = readdirSync(themeDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPONENT_FILE.test(file),
  );
  return new Map(files.map((file) => [toComponentName(basename(file, extname(file))), join(themeDir, file)]));
}

interface ErrorInput {
  config: ResolvedConfig;
  files: Map<string, string>;
}

function findError(name: string, { config, files }: ErrorInput): Diagnostic | undefined {
  const place = placeInConfig(config, ['components', name]);
  if (!files.has(name)) {
    return createError('config', `The theme "${config.theme}" has no component "${name}".`, {
      ...place,
      help: suggestNearest(name, files.keys()) ?? `It has ${[...files.keys()].sort().join(', ')}.`,
    });
  }
  const module = config.components[name] ?? '';
  if (existsSync(module) && COMPONENT_FILE.test(module)) return undefined;
  return createError('config', `Cannot find "${module}", which replaces the theme's "${name}".`, {
    ...place,
    help: 'Use a .tsx or .jsx file, with its path from the folder of the site.',
  });
}

/** The module that replaces the theme's file: its exports, except for the one of the site. */
export function createReplacement(replaced: ReplacedComponent, names: ModuleNames): string {
  const { name, original, module, exported = name, from = { name, kind: 'named' } } = replaced;
  const [own, theirs] = [module, original].map((filePath) => JSON.stringify(nameModule(filePath, names)));
  const all = `export * from ${theirs};\n`;
  if (from.kind === 'named') return `export { ${from.name} as ${exported} } from ${own};\n${all}`;
  // The modules import each other, so the object exists only after all of them are evaluated.
  return [
    "import { createElement } from 'react';",
    `import theme from ${own};`,
    `export function ${exported}(props) { return createElement(theme.${from.name}, props); }`,
    all,
  ].join('\n');
}
