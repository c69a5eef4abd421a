/** The warnings about what of a site's own theme does nothing here, one line each. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { listThemeExports } from '../config/theme-exports.ts';
import { listThemeSources, type ThemeSource } from '../config/theme-sources.ts';
import { FOREIGN_PLUGIN, findReason } from './theme-names.ts';

/** @param file the theme's module, absolute; undefined where the site has none */
export function listThemeWarnings(file: string | undefined): Diagnostic[] {
  if (file === undefined || !existsSync(file)) return [];
  const usesPlugins = importsPlugins(file);
  const names = listThemeExports(file).flatMap((each) => {
    const reason = findReason(each.name, usesPlugins);
    return reason === undefined
      ? []
      : [createWarning('config', `The theme's "${each.name}" is ignored: ${reason}.`, { file: each.file })];
  });
  const sources = listThemeSources(file);
  return [
    ...names,
    ...sources.flatMap((source) => listPlugins(source.code).map((plugin) => createPluginWarning(plugin, source.file))),
    ...createHookWarnings(sources),
  ];
}

/** Whether the module gets components of Rspress's plugins. */
export function importsPlugins(file: string): boolean {
  return listPlugins(readFileSync(file, 'utf8')).length > 0;
}

function listPlugins(code: string): string[] {
  const packages = [...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  return [...new Set(packages.filter((name) => FOREIGN_PLUGIN.test(name)))];
}

function createPluginWarning(name: string, file: string): Diagnostic {
  return createWarning('config', `What "${name}" exports renders nothing: plugins of Rspress do not run.`, { file });
}

/** What the runtime has no answer to outside of a text. */
const HOOKS: ReadonlyArray<[name: string, message: string]> = [
  ['Head', 'adds nothing to the head of a page: use "head" in the configuration or in the frontmatter'],
  ['useHead', 'adds nothing to the head of a page: use "head" in the configuration or in the frontmatter'],
  ['usePages', 'gives no pages in the layout, only in components that a page imports'],
];

/** One for each name: themes use the same one in many files. */
function createHookWarnings(sources: ThemeSource[]): Diagnostic[] {
  return HOOKS.flatMap(([name, message]) => {
    const [first, ...others] = sources.filter(({ code }) => listRuntimeImports(code).includes(name));
    if (first === undefined) return [];
    const help = others.length === 0 ? undefined : `Also in ${others.map(({ file }) => basename(file)).join(', ')}.`;
    return [createWarning('config', `"${name}" ${message}.`, { file: first.file, ...(help && { help }) })];
  });
}

function listRuntimeImports(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"](?:@rspress\/core|rspress|@rspress)\/runtime['"]/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
}
