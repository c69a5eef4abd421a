/** The generated modules that the bundler starts from: one for Node, one for the browser. */
import type { ComponentImport } from '@quire/markdown';
import { isClientModule } from './client-module.ts';
import type { LayoutIsland } from './layout-islands.ts';
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
  /** What makes pages interactive; absent in a theme that has nothing of the kind. */
  themeBrowser?: string;
  /** What plugins run in browsers, absolute. */
  pluginClients: readonly string[];
  /** The engine's own modules, absolute. */
  engine: { build: string; start: string; plugins: string };
  /** By what the generated modules call others. */
  names: ModuleNames;
  /** The theme's stylesheets that not every page has. */
  pageStyles: PageStyles[];
  /** Those of plugins. */
  pluginStyles: readonly PageStyles[];
  /** A stylesheet with the variables that the site's own know, as text. */
  variables?: string;
  /** A module of the site of which only the stylesheets are wanted, absolute. */
  themeStyles?: string;
  /** Stylesheets of the site, absolute. */
  globalStyles: string[];
  /** Components of the site in the layout that are hydrated. */
  layoutIslands: LayoutIsland[];
  /** Numbers the writings of the entries, so that a bundle can say from which it was made; only where pages are served as they are written. */
  generation?: number;
}

interface ContentModule {
  module: string;
  /** What the bundler calls it. */
  name: string;
  /** What the document calls it. */
  shortName: string;
  variable: string;
  island: boolean;
  /** Names that pages import. */
  exports: string[];
}

/**
 * The path that the site is served under is known when a bundle is loaded: a document names it, and in Node whoever
 * loads the bundle defines it. Imported first, because modules read it while they are evaluated.
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
    `import { createIsland, createPageRenderer } from ${name(modules.engine.build)};`,
    `export { getTexts } from ${name(modules.themeTexts)};`,
    ...components.map((component) => `import * as ${component.variable} from ${quote(component.name)};`),
    ...createSharedExport(),
    "export const modules = { '@theme': themeContent, '@runtime': themeRuntime };",
    'export const createRenderer = (others) => createPageRenderer(Layout, { ...modules, ...others });',
    ...createRendererExport('createRenderer', components),
    ...listGeneration(modules),
  ];
  return `${lines.join('\n')}\n`;
}

/** The same beside a built theme. @param themeFile its bundle for Node, absolute */
export function createAddedServerEntry(modules: EntryModules, imports: ComponentImport[], themeFile: string): string {
  const components = listModules(imports, modules);
  const lines = [
    `import ${quote(SERVER_BASE_FILE)};`,
    ...components.map((component) => `import * as ${component.variable} from ${quote(component.name)};`),
    `const theme = ${createLoadExpression(themeFile)};`,
    'export const { getTexts } = theme;',
    ...createRendererExport('theme.createRenderer', components),
    ...listGeneration(modules),
  ];
  return `${lines.join('\n')}\n`;
}

function createRendererExport(called: string, components: ContentModule[]): string[] {
  return [
    `export const renderer = ${called}({`,
    ...components.map((component) => `  ${quote(component.module)}: ${renderModule(component)},`),
    '});',
  ];
}

/** The entry of the layout's stylesheets, which are every document's; also its layer. Its script is not published. */
export const LAYOUT_ENTRY = 'layout';

/** The entry of which only the stylesheets are published; also the layer of all such entries. */
export const STYLES_ENTRY = 'content';

/** Of their modules, only the stylesheets are published. */
export const STYLES_LAYERS: readonly string[] = [STYLES_ENTRY, LAYOUT_ENTRY];

/** Components of the layout are rendered in Node; here it is only said that they are used, and their stylesheets with them. */
export function createLayoutEntry(modules: EntryModules): string {
  return `import { Layout } from ${quote(nameModule(modules.theme, modules.names))};\nself.quireLayout = Layout;\n`;
}

/** Makes pages interactive. */
export function createClientEntry(modules: EntryModules, imports: ComponentImport[]): string {
  const name = (module: string) => quote(nameModule(module, modules.names));
  const islands = listModules(imports, modules)
    .filter(({ island }) => island)
    .flatMap((island) => island.exports.map((each) => writeLoader({ ...island, each })));
  return [
    `import ${quote(CLIENT_BASE_FILE)};`,
    modules.themeBrowser === undefined ? 'const theme = {};' : `import * as theme from ${name(modules.themeBrowser)};`,
    `import { start } from ${name(modules.engine.start)};`,
    ...importPlugins(modules),
    `start({ theme${modules.pluginClients.length > 0 ? ': addPlugins(theme, plugins)' : ''}, islands: {`,
    ...islands,
    ...modules.layoutIslands.flatMap(({ module, name: shortName, components }) =>
      components.map((each) => writeLoader({ shortName, name: nameModule(module, modules.names), each })),
    ),
    '} });',
    '',
  ].join('\n');
}

/** A site without such plugins loads nothing for them. */
function importPlugins({ pluginClients, engine, names }: EntryModules): string[] {
  if (pluginClients.length === 0) return [];
  return [
    `import { addPlugins } from ${quote(nameModule(engine.plugins, names))};`,
    ...pluginClients.map((module, index) => `import * as plugin${index} from ${quote(nameModule(module, names))};`),
    `const plugins = [${pluginClients.map((_, index) => `plugin${index}`).join(', ')}];`,
  ];
}

function writeLoader({ shortName, name, each }: { shortName: string; name: string; each: string }): string {
  return `  ${quote(`${shortName}#${each}`)}: () => import(${quote(name)}).then((m) => m[${quote(each)}]),`;
}

/** Islands and slots are in the layout as if they were not there, also where no script runs. */
export const ISLAND_STYLES_FILE = './islands.css';
export const ISLAND_STYLES = 'quire-island, quire-slot { display: contents; }\n';

export const VARIABLES_FILE = './variables.css';

/**
 * Static components need no script, but their stylesheets are part of the page.
 */
export function createStylesEntry(modules: EntryModules, imports: ComponentImport[]): string {
  const components = listModules(imports, modules);
  const styled = components.filter(({ island }) => !island).map(({ name }) => name);
  const hasIslandElements = styled.length < components.length || modules.layoutIslands.length > 0;
  const ofIslands = hasIslandElements ? [ISLAND_STYLES_FILE] : [];
  const { globalStyles, themeStyles, names, variables } = modules;
  const ofVariables = variables === undefined ? [] : [VARIABLES_FILE];
  const files = [
    ...ofIslands,
    ...ofVariables,
    ...(themeStyles === undefined ? [] : [nameModule(themeStyles, names)]),
    ...globalStyles.map((file) => nameModule(file, names)),
    ...styled,
  ];
  const lines = [...files.map((file) => `import ${quote(file)};`), ...listGeneration(modules)];
  return lines.map((line) => `${line}\n`).join('');
}

/** A stylesheet that not every page has. */
export function createPageStylesEntry({ files }: PageStyles, names: ModuleNames): string {
  return files.map((file) => `import ${quote(nameModule(file, names))};\n`).join('');
}

function listGeneration({ generation }: EntryModules): string[] {
  return generation === undefined ? [] : [`export const generation = ${generation};`];
}

/** The number that a script made of such an entry holds; undefined where it holds none. */
export function parseGeneration(script: string): number | undefined {
  const found = /\bgeneration\s*[=:]\s*(\d+)/.exec(script)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Modules that every server bundle holds. */
const BUILT_IN: ReadonlySet<string> = new Set(['@theme', '@runtime']);

/** Whether a component is hydrated, which takes a script of its own. */
export function hasIslands(imports: ComponentImport[]): boolean {
  return imports.some((each) => !isOfTheme(each) && isClientModule(each.module));
}

/** Whether every bundle holds what is imported, also one in which there is nothing of a site. */
export function isOfTheme({ module }: Pick<ComponentImport, 'module'>): boolean {
  return BUILT_IN.has(module);
}

function listModules(imports: ComponentImport[], modules: Pick<EntryModules, 'names'>): ContentModule[] {
  const names = new Map<string, Set<string>>();
  for (const { module, imported } of imports) {
    if (!isOfTheme({ module })) names.set(module, (names.get(module) ?? new Set()).add(imported));
  }
  const shorten = createShortNames([...names.keys()]);
  return [...names].map(([module, exports], index) => ({
    module,
    name: nameModule(module, modules.names),
    shortName: shorten(module),
    variable: `module${index}`,
    island: isClientModule(module),
    exports: [...exports].sort(),
  }));
}

/** The same on every machine: the end of a file's path, of as many folders as distinguish it from the others. */
function createShortNames(modules: string[]): (module: string) => string {
  const nameOf = (module: string, length: number) =>
    module
      .replace(/\.\w+$/, '')
      .split('/')
      .slice(-length)
      .join('/');
  return (module) => {
    let length = 2;
    const isShared = () =>
      modules.some((other) => other !== module && nameOf(other, length) === nameOf(module, length));
    while (isShared() && length < module.split('/').length) length += 1;
    return nameOf(module, length);
  };
}

function renderModule({ shortName, variable, island, exports }: ContentModule): string {
  if (!island) return variable;
  const wrapped = exports.map(
    (name) =>
      `${quote(name)}: ${variable}[${quote(name)}] && createIsland(${quote(`${shortName}#${name}`)}, ${variable}[${quote(name)}])`,
  );
  return `{ ...${variable}, ${wrapped.join(', ')} }`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
