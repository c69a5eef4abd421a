/**
 * Components of a site that replace the theme's own, by name: `Hero` is what the theme's file `hero.tsx` renders,
 * and whatever imports it from there gets the site's `Hero`, all else of the file as it is. Under `@theme-original/Hero` the
 * site's module finds what it replaces.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { createError, type Diagnostic, findNearest } from '@quire/markdown/diagnostics';
import { toComponentName } from '../config/component-name.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ThemeExport } from '../config/theme-exports.ts';
import { readThemeModule } from '../config/theme-module.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { type ModuleNames, nameModule } from './module-names.ts';

export interface ReplacedComponent {
  name: string;
  /** The theme's file, absolute. */
  original: string;
  /** The site's module in its place, absolute. */
  module: string;
  /** Files of the theme, absolute, whose component of the same name is made of this one: they keep the original. */
  wrappers: string[];
  /** What the theme's file calls the component, where that is not its name. */
  exported?: string;
  /** How the site's module has it, where that is not under its name. */
  from?: Pick<ThemeExport, 'name' | 'kind'>;
}

const COMPONENT_FILE = /\.[jt]sx$/;

/**
 * @param themeFile the module of the theme, absolute
 * @throws UserError of all names that the theme does not have, and of all modules that are not there
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
  // What the configuration names comes first.
  return [...named, ...listOfTheme(config, files).filter(({ name }) => !names.includes(name))];
}

/** Exports of the site's theme module that have the name of a component. */
function listOfTheme({ themeFile, foreignTheme }: ResolvedConfig, files: Map<string, string>): ReplacedComponent[] {
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

/** With the site's component in place of the original they would render themselves, without an end, where it uses them. */
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
    const nearest = findNearest(name, files.keys());
    return createError('config', `The theme "${config.theme}" has no component "${name}".`, {
      ...place,
      help: nearest ? `Did you mean "${nearest}"?` : `It has ${[...files.keys()].sort().join(', ')}.`,
    });
  }
  const module = config.components[name] ?? '';
  if (existsSync(module) && COMPONENT_FILE.test(module)) return undefined;
  return createError('config', `Cannot find "${module}", which replaces the theme's "${name}".`, {
    ...place,
    help: 'Use a .tsx or .jsx file, with its path from the folder of the site.',
  });
}

/** What is found in the place of the theme's file: its exports, but for the one of the site. */
export function createReplacement(replaced: ReplacedComponent, names: ModuleNames): string {
  const { name, original, module, exported = name, from = { name, kind: 'named' } } = replaced;
  const [own, theirs] = [module, original].map((filePath) => JSON.stringify(nameModule(filePath, names)));
  const all = `export * from ${theirs};\n`;
  if (from.kind === 'named') return `export { ${from.name} as ${exported} } from ${own};\n${all}`;
  // The modules import one another: the object is not there before all of them are evaluated.
  return [
    "import { createElement } from 'react';",
    `import theme from ${own};`,
    `export function ${exported}(props) { return createElement(theme.${from.name}, props); }`,
    all,
  ].join('\n');
}
