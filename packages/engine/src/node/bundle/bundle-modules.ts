/** The input of the bundler: the generated entries, and the locations of the modules that they import. */
import { isAbsolute, join } from 'node:path';
import type { ComponentImport } from '@quire/markdown';
import { createUserError } from '@quire/markdown/diagnostics';
import { placeInConfig } from '../config/place-in-config.ts';
import { THEME_DEFAULT } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { RUNTIME_MODULES, THEME_MODULES } from '../config/theme-modules.ts';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { pruneCacheFiles } from '../files/cache-file.ts';
import { getClientModule } from '../files/client-package.ts';
import { findInstalled } from '../files/installed-packages.ts';
import { replaceFile } from '../files/write-file.ts';
import { describeBundlerPlugins } from '../plugins/bundler-hooks.ts';
import {
  CLIENT_BASE,
  CLIENT_BASE_FILE,
  createClientEntry,
  createLayoutEntry,
  createPageStylesEntry,
  createServerEntry,
  createStylesEntry,
  type EntryModules,
  ISLAND_STYLES,
  ISLAND_STYLES_FILE,
  SERVER_BASE,
  SERVER_BASE_FILE,
  VARIABLES_FILE,
} from './entries.ts';
import { createIslandFinder, type Island, type SiteIslands } from './find-islands.ts';
import { createModuleNames, type ModuleNames, NO_NAMES } from './module-names.ts';
import { isOfPageType, loadPageStyles, nameStylesEntry, type PageStyles } from './page-styles.ts';
import { createReplacement, type ReplacedComponent, resolveReplacedComponents } from './replaced-components.ts';
import { writeScriptType } from './script-type.ts';
import type { SharedTheme } from './shared-modules.ts';
import { createSiteThemeAlias, type SiteTheme, writeSiteTheme } from './site-theme.ts';

export interface EntryFiles {
  /** What they import. */
  modules: BundleModules;
  server: string;
  /** Components that have no script in the browser, for their stylesheets. */
  styles: string;
  /** One for each stylesheet that only some pages have. */
  pageStyles: PageStylesEntry[];
  /** The scripts of documents; undefined with a built theme, which already contains them. */
  scripts?: { client: string; layout: string; prepaint: string; redirect: string };
  /** Components of the site that replace the theme's. */
  replaced: PlacedComponent[];
  /** On the dev server, they may change. */
  listIslands(): readonly Island[];
  siteTheme?: SiteTheme;
  /** The built theme, if the site's own modules are bundled separately. */
  builtTheme?: BuiltThemeModules;
}

export interface BuiltThemeModules extends Omit<SharedTheme, 'layout'> {
  /** The theme's bundle for Node, absolute. */
  themeFile: string;
}

export interface PageStylesEntry {
  name: string;
  file: string;
  /** Stylesheets of which the layout's components only import the class names; absolute. */
  namesOnly: string[];
}

export interface PlacedComponent extends ReplacedComponent {
  /** The generated module that replaces the theme's file. */
  replacement: string;
}

export function writeEntries(workDir: string, bundled: BundleModules, imports: ComponentImport[]): EntryFiles {
  writeScriptType(workDir, 'module');
  pruneCacheFiles(workDir);
  const { themeFile: file, themeContent, themeLayout, names } = bundled;
  const themeParts = [themeContent, ...(themeLayout === undefined ? [] : [themeLayout])];
  const siteTheme = file === undefined ? undefined : writeSiteTheme(workDir, { file, themeParts, names });
  // Pages can import the site's components in addition to the theme's.
  const modules = siteTheme ? { ...bundled, themeContent: siteTheme.own } : bundled;
  const files = {
    modules,
    server: join(workDir, 'server-entry.js'),
    styles: join(workDir, 'styles-entry.js'),
    pageStyles: writePageStyles(workDir, [...modules.pageStyles, ...modules.pluginStyles], modules.names),
    scripts: {
      client: join(workDir, 'client-entry.js'),
      layout: join(workDir, 'layout-entry.js'),
      prepaint: modules.prepaint,
      redirect: modules.redirect,
    },
    replaced: modules.replaced.map((each) => ({ ...each, replacement: join(workDir, `replaced-${each.name}.js`) })),
    listIslands: () => modules.islands,
    ...(siteTheme && { siteTheme }),
  };
  for (const each of files.replaced) replaceFile(each.replacement, createReplacement(each, modules.names));
  // The file with the generation is written last: a bundle that contains it also contains the others.
  replaceFile(files.scripts.client, createClientEntry(modules));
  replaceFile(files.scripts.layout, createLayoutEntry(modules));
  replaceFile(join(workDir, ISLAND_STYLES_FILE), ISLAND_STYLES);
  if (modules.variables !== undefined) replaceFile(join(workDir, VARIABLES_FILE), modules.variables);
  replaceFile(join(workDir, CLIENT_BASE_FILE), CLIENT_BASE);
  replaceFile(join(workDir, SERVER_BASE_FILE), SERVER_BASE);
  replaceFile(files.styles, createStylesEntry(modules, imports));
  replaceFile(files.server, createServerEntry(modules, imports));
  return files;
}

export function writePageStyles(workDir: string, all: readonly PageStyles[], names: ModuleNames): PageStylesEntry[] {
  return all.map((styles) => {
    const name = nameStylesEntry(styles.name);
    const file = join(workDir, `${name}.js`);
    replaceFile(file, createPageStylesEntry(styles, names));
    return { name, file, namesOnly: isOfPageType(styles) ? styles.files : [] };
  });
}

export type BundleModules = EntryModules & {
  prepaint: string;
  redirect: string;
  replaced: ReplacedComponent[];
  /** Name, version and options of the plugins that change the bundler's configuration. */
  changedBy: unknown[];
  /** The site's theme module, absolute. */
  themeFile?: string;
} & SiteIslands;

/** The same modules under names that do not contain their paths. */
export function hidePlaces(modules: BundleModules, imports: ComponentImport[]): BundleModules {
  const { theme, themeContent, themeTexts, themeRuntime, themeBrowser, themeFile, themeLayout } = modules;
  const named = [themeBrowser, ...Object.values(modules.engine), ...modules.pluginClients, ...modules.globalStyles];
  const filePaths = [
    ...[theme, themeContent, themeTexts, themeRuntime, ...named, themeFile, themeLayout],
    ...modules.replaced.flatMap(({ original, module }) => [original, module]),
    ...modules.islands.map(({ module }) => module),
    ...imports.map(({ module }) => module).filter(isAbsolute),
    ...[...modules.pageStyles, ...modules.pluginStyles].flatMap(({ files }) => files),
  ];
  return { ...modules, names: createModuleNames(filePaths.filter((filePath) => filePath !== undefined)) };
}

/** Modules by absolute path, because generated files are outside of any package. */
export function resolveModules(
  config: ResolvedConfig,
  imports: readonly ComponentImport[],
  islands = createIslandFinder(config),
): BundleModules {
  const theme = resolveModule(config.theme, config);
  const variables = config.foreign.foreignTheme?.createVariables(config) ?? '';
  const themeLayout = findInstalled(`${config.theme}/layout`, config.siteDir);
  const pageStyles = findInstalled(`${config.theme}/page-styles`, config.siteDir);
  const themeBrowser = findInstalled(`${config.theme}/browser`, config.siteDir);
  return {
    theme,
    themeContent: resolveModule(`${config.theme}/content`, config),
    themeTexts: resolveModule(`${config.theme}/texts`, config),
    themeRuntime: resolveModule(`${config.theme}/runtime`, config),
    engine: {
      build: getClientModule('build'),
      start: getClientModule('start'),
      plugins: getClientModule('add-plugins'),
    },
    prepaint: getClientModule('prepaint'),
    redirect: getClientModule('redirect'),
    pageStyles: pageStyles === undefined ? [] : loadPageStyles(pageStyles),
    pluginStyles: config.pluginStyles,
    replaced: resolveReplacedComponents(config, theme),
    ...islands.find(imports),
    names: NO_NAMES,
    globalStyles: config.globalStyles,
    pluginClients: config.pluginClients,
    changedBy: describeBundlerPlugins(config.plugins),
    ...(themeBrowser !== undefined && { themeBrowser }),
    ...(variables !== '' && { variables }),
    ...(config.themeFile !== undefined && { themeFile: config.themeFile }),
    ...(themeLayout !== undefined && { themeLayout }),
    ...(config.themeFile !== undefined && !config.hasOwnLayout && { themeStyles: config.themeFile }),
  };
}

function resolveModule(name: string, config: ResolvedConfig): string {
  const found = findInstalled(name, config.siteDir);
  if (found !== undefined) return found;
  const place = placeInConfig(config, ['theme', 'module'], ['theme']);
  if (/^[./]/.test(config.theme))
    throw createUserError('config', `The theme module "${name}" does not exist.`, { ...place, help: FILE_HELP });
  throw createUserError('config', `The theme module "${name}" is not installed.`, {
    ...place,
    help:
      config.theme === THEME_DEFAULT
        ? "Install the packages of Quire in the site's folder again: the theme is one of them."
        : `Run "${createPackageCommands().install(config.theme)}" in the site's folder.`,
  });
}

const FILE_HELP = 'The path is relative to the folder of the site.';

/** Lets components of a site import the theme's by the same names as pages. */
export function resolveThemeAlias(
  config: ResolvedConfig,
  { siteTheme, builtTheme }: Pick<EntryFiles, 'siteTheme' | 'builtTheme'>,
): Record<string, string> {
  const content = builtTheme?.content ?? resolveModule(`${config.theme}/content`, config);
  const runtime = builtTheme?.runtime ?? resolveModule(`${config.theme}/runtime`, config);
  return {
    ...Object.fromEntries([`${config.theme}/content`, ...THEME_MODULES].map((name) => [`${name}$`, content])),
    ...Object.fromEntries([`${config.theme}/runtime`, ...RUNTIME_MODULES].map((name) => [`${name}$`, runtime])),
    ...(siteTheme && createSiteThemeAlias(siteTheme)),
  };
}
