/** The environments of the bundler: one for browsers, one for Node. */
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { EnvironmentConfig, ModifyBundlerChainUtils, Rspack, RspackChain } from '@rsbuild/core';
import { NODE_DIR } from '../files/engine-package.ts';
import type { EntryFiles, PageStylesEntry } from './bundle-modules.ts';
import { LAYOUT_ENTRY, STYLES_ENTRY, STYLES_LAYERS } from './entries.ts';
import type { IslandOptions } from './island-loader.ts';
import { nameModule } from './module-names.ts';
import { createReactExternals } from './shared-modules.ts';

/** Browsers that support `light-dark()`, cascade layers, popovers and constructed stylesheets. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];

/** They are already minified for these browsers; minifying again would transpile them and make them larger. */
const SEARCH_WORKERS = /-worker\.[\da-f]+\.js$/;

/** The folder of hashed files in the output. */
const ASSETS_FOLDER = 'assets';

export function createWebEnvironment(files: EntryFiles, outDir: string): EnvironmentConfig {
  return {
    tools: {
      rspack: {
        externals: [ignoreScripts],
        // One stylesheet, in the order of its imports: the first sets the order of the cascade layers.
        optimization: { splitChunks: { cacheGroups: { layoutStyles: LAYOUT_STYLES, defaultVendors: false } } },
      },
      bundlerChain: [(chain, utils) => separatePageStyles(chain, utils, files.pageStyles), joinStylesScripts],
    },
    source: {
      entry: {
        ...(files.scripts && { quire: files.scripts.client }),
        ...(files.scripts && { [LAYOUT_ENTRY]: toStylesEntry(files.scripts.layout, LAYOUT_ENTRY) }),
        [STYLES_ENTRY]: toStylesEntry(files.styles),
        ...Object.fromEntries(files.pageStyles.map(({ name, file }) => [name, toStylesEntry(file)])),
        ...(files.scripts && { prepaint: files.scripts.prepaint, redirect: files.scripts.redirect }),
      },
    },
    output: {
      target: 'web',
      module: true,
      overrideBrowserslist: BROWSERS,
      minify: {
        jsOptions: {
          exclude: SEARCH_WORKERS,
          // Two percent smaller scripts than with one pass.
          minimizerOptions: { compress: { passes: 3 } },
        },
      },
      distPath: {
        root: outDir,
        js: ASSETS_FOLDER,
        jsAsync: ASSETS_FOLDER,
        css: ASSETS_FOLDER,
        cssAsync: ASSETS_FOLDER,
        ...MEDIA_FOLDERS,
      },
      filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
    },
  };
}

const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Static components run only in Node, and may use its APIs; their scripts are not published. React is already in the
 * scripts of the page: a second copy, in another layer, would be published with it.
 */
function ignoreScripts(
  { request, contextInfo }: Rspack.ExternalItemFunctionData,
  callback: (error?: Error, result?: string) => void,
) {
  const isUnused = isBuiltin(request ?? '') || REACT.test(request ?? '');
  if (isStylesLayer(contextInfo?.issuerLayer) && isUnused) callback(undefined, 'var {}');
  else callback();
}

function isStylesLayer(layer: string | null | undefined): boolean {
  return STYLES_LAYERS.includes(layer ?? '');
}

/** Merges dynamic imports of static components, of which only the stylesheets are published. */
function joinStylesScripts(chain: RspackChain) {
  for (const layer of STYLES_LAYERS)
    chain.module
      .rule(`static-components-${layer}`)
      .test(/\.[cm]?[jt]sx?$/)
      .issuerLayer(layer)
      .parser({ dynamicImportMode: 'eager' });
}

/** Components with a separate stylesheet only import the names of its classes. */
function separatePageStyles(chain: RspackChain, { CHAIN_ID }: ModifyBundlerChainUtils, entries: PageStylesEntry[]) {
  const { RULE, ONE_OF, USE } = CHAIN_ID;
  const styles = chain.module.rule(RULE.CSS);
  const loader = styles.oneOf(ONE_OF.CSS_MAIN).use(USE.CSS);
  const files = entries.flatMap(({ namesOnly }) => namesOnly);
  if (files.length === 0) return;
  const namesOnly = styles.oneOf('page-styles').before(ONE_OF.CSS_MAIN).issuerLayer({ not: STYLES_ENTRY });
  for (const file of files) namesOnly.include.add(file);
  namesOnly
    .use(USE.CSS)
    .loader(loader.get('loader'))
    .options(loader.get('options'))
    .merge({ options: { modules: { auto: true, exportOnlyLocals: true } } });
}

/** Files that components import have the same URL in both bundles. */
const MEDIA_FOLDERS = {
  svg: ASSETS_FOLDER,
  image: ASSETS_FOLDER,
  font: ASSETS_FOLDER,
  media: ASSETS_FOLDER,
  assets: ASSETS_FOLDER,
};

const LAYOUT_STYLES = {
  name: LAYOUT_ENTRY,
  type: 'css/mini-extract',
  chunks: ({ name }: { name?: string | undefined }) => name === LAYOUT_ENTRY,
  enforce: true,
  priority: 100,
};

function toStylesEntry(file: string, layer = STYLES_ENTRY) {
  return { import: file, layer };
}

export function createNodeEnvironment(files: EntryFiles, workDir: string): EnvironmentConfig {
  return {
    tools: {
      rspack: {
        ...(files.builtTheme && { externals: [createReactExternals(files.builtTheme.themeFile)] }),
        output: { devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
        module: { rules: [createIslandRule(files)] },
      },
    },
    source: { entry: { server: files.server } },
    output: {
      target: 'node',
      module: false,
      minify: false,
      emitCss: false,
      emitAssets: false,
      // For the places of modules that fail when they are loaded.
      sourceMap: { js: 'hidden-nosources-source-map' },
      distPath: { root: join(workDir, 'server'), js: '', ...MEDIA_FOLDERS },
      filename: { js: '[name].js' },
    },
  };
}

function createIslandRule({ modules, listIslands }: EntryFiles): Rspack.RuleSetRule {
  const findIsland = (path: string) => listIslands().find(({ file }) => file === path);
  const options: IslandOptions = { findIsland, build: nameModule(modules.engine.build, modules.names) };
  return {
    test: (path) => findIsland(path) !== undefined,
    resourceQuery: /^$/,
    enforce: 'pre',
    use: [{ loader: join(NODE_DIR, 'island-loader.js'), options }],
  };
}
