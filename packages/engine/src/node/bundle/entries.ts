/** The generated modules that the bundler starts from: one for Node, one for the browser. */
import type { ComponentImport } from '@quire/markdown';
import type { Island } from './find-islands.ts';
import { type ModuleNames, nameModule } from './module-names.ts';
import type { PageStyles } from './page-styles.ts';
import { SERVER_BASE_NAME } from './server-bundle.ts';
import { createLoadExpression, createSharedExport } from './shared-modules.ts';

export interface EntryModules {
  /** Absolute paths or package names. */
  theme: string;
  themeContent: string;
  themeTexts: string;
  themeRuntime: string;
  /** The components of the theme's layout; absent if the theme has no such module. */
  themeLayout?: string;
  /** The module that makes pages interactive; absent if the theme has none. */
  themeBrowser?: string;
  /** The client modules of plugins, absolute. */
  pluginClients: readonly string[];
  /** The engine's own modules, absolute. */
  engine: { build: string; start: string; plugins: string };
  /** The names by which generated modules import others. */
  names: ModuleNames;
  /** The theme's stylesheets that only some pages have. */
  pageStyles: PageStyles[];
  /** Those of plugins. */
  pluginStyles: readonly PageStyles[];
  /** The text of a stylesheet with the variables that the site's stylesheets use. */
  variables?: string;
  /** A module of the site of which only the stylesheets are used, absolute. */
  themeStyles?: string;
  /** The stylesheets of a built theme, absolute: a site's own follow them in the same file, so that pages load one. */
  sheets?: string[];
  /** Stylesheets of the site, absolute. */
  globalStyles: string[];
  islands: Island[];
  /** Counts the versions of the entries, so that a bundle contains the one that it was created from; only on the dev server. */
  generation?: number;
}

interface ContentModule {
  module: string;
  /** Its name for the bundler. */
  name: string;
  variable: string;
}

/**
 * The base path is known when a bundle is loaded: documents contain it, and in Node the code that
 * loads the bundle sets it. Imported first, because modules read it while they are evaluated.
 */
export const CLIENT_BASE_FILE = './client-base.js';
export const CLIENT_BASE = '__webpack_public_path__ = document.documentElement.dataset.base;\nexport {};\n';
export const SERVER_BASE_FILE = './server-base.js';
export const SERVER_BASE = `__webpack_public_path__ = ${SERVER_BASE_NAME};\nexport {};\n`;

/** Renders pages at build time. */
export function createServerEntry(modules: EntryModules, imports: ComponentImport[]): string {
  const components = listModules(imports, modules);
  const name = (module: string) => quote(nameModule(module, modules.names));
  const lines = [
    `import ${quote(SERVER_BASE_FILE)};`,
    `import { Layout } from ${name(modules.theme)};`,
    `import * as themeContent from ${name(modules.themeContent)};`,
    `import * as themeRuntime from ${name(modules.themeRuntime)};`,
    modules.themeLayout === undefined
      ? 'const themeLayout = {};'
      : `import * as themeLayout from ${name(modules.themeLayout)};`,
    `import { createPageRenderer } from ${name(modules.engine.build)};`,
    `export { getTexts } from ${name(modules.themeTexts)};`,
    ...components.map((component) => `import * as ${component.variable} from ${quote(component.name)};`),
    ...createSharedExport(),
    "export const modules = { '@theme': themeContent, '@theme-original': themeLayout, '@runtime': themeRuntime };",
    'export const createRenderer = (others, parts) => createPageRenderer({ Layout }, { ...modules, ...others }, parts);',
    `export const renderer = createRenderer(${writeModules(components)});`,
    ...listGeneration(modules),
  ];
  return `${lines.join('\n')}\n`;
}

/** The name of the component that renders the layout of a page. */
export const LAYOUT = 'Layout';

interface AddedModules {
  modules: EntryModules;
  imports: ComponentImport[];
  /** The theme's bundle for Node, absolute. */
  themeFile: string;
  /** A module with the exports of the theme and of the site's theme module, absolute; absent if the site has no such module. */
  ownTheme?: string | undefined;
  /** Whether the site's theme module exports the layout. */
  hasLayout: boolean;
}

/** The same for a built theme. */
export function createAddedServerEntry({ modules, imports, themeFile, ownTheme, hasLayout }: AddedModules): string {
  const components = listModules(imports, modules);
  const [ofTheme, parts] = [
    ownTheme === undefined ? [] : ["  '@theme': ownTheme,"],
    hasLayout ? `{ ${LAYOUT}: ownTheme.${LAYOUT} }` : '{}',
  ];
  const lines = [
    `import ${quote(SERVER_BASE_FILE)};`,
    ...(ownTheme === undefined ? [] : [`import * as ownTheme from ${quote(ownTheme)};`]),
    ...components.map((component) => `import * as ${component.variable} from ${quote(component.name)};`),
    `const theme = ${createLoadExpression(themeFile)};`,
    'export const { getTexts } = theme;',
    `export const renderer = theme.createRenderer(${writeModules(components, ofTheme)}, ${parts});`,
    ...listGeneration(modules),
  ];
  return `${lines.join('\n')}\n`;
}

/** An object of the modules that pages import, by name. */
function writeModules(components: ContentModule[], others: string[] = []): string {
  const own = components.map(({ module, variable }) => `  ${quote(module)}: ${variable},`);
  return ['{', ...own, ...others, '}'].join('\n');
}

/** The entry of the layout's stylesheets, which all documents have; also its layer. Its script is not published. */
export const LAYOUT_ENTRY = 'layout';

/** The entry of which only the stylesheets are published; also the layer of all such entries. */
export const STYLES_ENTRY = 'content';

/** Of their modules, only the stylesheets are published. */
export const STYLES_LAYERS: readonly string[] = [STYLES_ENTRY, LAYOUT_ENTRY];

/** Components of the layout are rendered in Node; this entry only imports them for their stylesheets. */
export function createLayoutEntry(modules: EntryModules): string {
  return `import { Layout } from ${quote(nameModule(modules.theme, modules.names))};\nself.quireLayout = Layout;\n`;
}

/** Makes pages interactive. */
export function createClientEntry(modules: EntryModules): string {
  const name = (module: string) => quote(nameModule(module, modules.names));
  return [
    `import ${quote(CLIENT_BASE_FILE)};`,
    modules.themeBrowser === undefined ? 'const theme = {};' : `import * as theme from ${name(modules.themeBrowser)};`,
    `import { start } from ${name(modules.engine.start)};`,
    ...importPlugins(modules),
    `start({ theme${modules.pluginClients.length > 0 ? ': addPlugins(theme, plugins)' : ''}, islands: {`,
    ...modules.islands.map((island) => `  ${quote(island.name)}: () => import(${name(island.module)}),`),
    '} });',
    '',
  ].join('\n');
}

/** Empty for sites without such plugins. */
function importPlugins({ pluginClients, engine, names }: EntryModules): string[] {
  if (pluginClients.length === 0) return [];
  return [
    `import { addPlugins } from ${quote(nameModule(engine.plugins, names))};`,
    ...pluginClients.map((module, index) => `import * as plugin${index} from ${quote(nameModule(module, names))};`),
    `const plugins = [${pluginClients.map((_, index) => `plugin${index}`).join(', ')}];`,
  ];
}

/** The elements of islands and slots do not affect the layout, even without scripts. */
export const ISLAND_STYLES_FILE = './islands.css';
export const ISLAND_STYLES = 'quire-island, quire-slot { display: contents; }\n';

export const VARIABLES_FILE = './variables.css';

/** Pages need the stylesheets of all components, also those of islands, whose script comes later. */
export function createStylesEntry(modules: EntryModules, imports: ComponentImport[]): string {
  const components = listModules(imports, modules);
  const ofIslands = modules.islands.length > 0 ? [ISLAND_STYLES_FILE] : [];
  const { globalStyles, themeStyles, names, variables, sheets = [] } = modules;
  const ofVariables = variables === undefined ? [] : [VARIABLES_FILE];
  const files = [
    ...sheets,
    ...ofIslands,
    ...ofVariables,
    ...(themeStyles === undefined ? [] : [nameModule(themeStyles, names)]),
    ...globalStyles.map((file) => nameModule(file, names)),
    ...components.map(({ name }) => name),
  ];
  const lines = [...files.map((file) => `import ${quote(file)};`), ...listGeneration(modules)];
  return lines.map((line) => `${line}\n`).join('');
}

/** The entry of a stylesheet that only some pages have. */
export function createPageStylesEntry({ files }: PageStyles, names: ModuleNames): string {
  return files.map((file) => `import ${quote(nameModule(file, names))};\n`).join('');
}

function listGeneration({ generation }: EntryModules): string[] {
  return generation === undefined ? [] : [`export const generation = ${generation};`];
}

/** The generation in a script of such an entry; undefined if the script has no number. */
export function parseGeneration(script: string): number | undefined {
  const found = /\bgeneration\s*[=:]\s*(\d+)/.exec(script)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Modules that every server bundle contains. */
const BUILT_IN: ReadonlySet<string> = new Set(['@theme', '@runtime']);

/** Whether every bundle contains the import, even one without modules of a site. */
export function isOfTheme({ module }: Pick<ComponentImport, 'module'>): boolean {
  return BUILT_IN.has(module);
}

function listModules(imports: ComponentImport[], modules: Pick<EntryModules, 'names'>): ContentModule[] {
  const found = new Set(imports.filter((each) => !isOfTheme(each)).map(({ module }) => module));
  return [...found].map((module, index) => ({
    module,
    name: nameModule(module, modules.names),
    variable: `module${index}`,
  }));
}

function quote(text: string): string {
  return JSON.stringify(text);
}
