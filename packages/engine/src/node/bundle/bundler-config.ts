/** The configuration of the bundler: one environment for the browser, one for Node. */
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import type { ModifyBundlerChainUtils, RsbuildConfig, Rspack, RspackChain } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule } from '../config/theme-modules.ts';
import { writeFile } from '../files/write-file.ts';
import { applyBundlerHooks } from '../plugins/bundler-hooks.ts';
import { type EntryFiles, type PageStylesEntry, type PlacedComponent, resolveThemeAlias } from './bundle-modules.ts';
import { createClassNames } from './class-names.ts';
import { LAYOUT_ENTRY, STYLES_ENTRY, STYLES_LAYERS } from './entries.ts';
import { addRawTailwind, addRawTexts, addStyleTexts, addSvgComponents } from './file-rules.ts';
import { replaceIslands } from './layout-islands.ts';
import { createNameAlias } from './module-names.ts';
import { findReact } from './react-packages.ts';
import { createReactExternals } from './shared-modules.ts';
import { keepPostcssToSite } from './site-postcss.ts';
import { keepOriginal, ORIGINAL_QUERY } from './site-theme.ts';
import { loadStyleLanguages } from './style-languages.ts';

/** Browsers that support `light-dark()`, cascade layers, popovers and constructed stylesheets. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];

/** They are already minified for these browsers; minifying again would transpile them and make them larger. */
const SEARCH_WORKERS = /-worker\.[\da-f]+\.js$/;

/** The folder of hashed files in the output. */
export const ASSETS_FOLDER = 'assets';

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

/** Substitutes for packages whose code is not run: their exports render nothing. */
function createSubstitutes({ foreignTheme }: ResolvedConfig) {
  return ({ request = '' }: Rspack.ExternalItemFunctionData, callback: (error?: Error, result?: string) => void) => {
    if (foreignTheme?.substituted.test(request)) callback(undefined, SUBSTITUTE);
    else callback();
  };
}

const SUBSTITUTE = "var new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => null) })";

/** All modules except the replacement itself import the replacement instead of the theme's file. */
function replaceComponents(chain: RspackChain, replaced: PlacedComponent[]) {
  for (const { name, original, module, wrappers, replacement } of replaced) {
    chain.resolve.alias.set(`@theme-original/${name}$`, original);
    const everywhereElse = chain.module.rule(`replaced-${name}`);
    for (const file of [module, replacement, ...wrappers]) everywhereElse.exclude.add(file);
    everywhereElse.resourceQuery({ not: [ORIGINAL_QUERY] });
    everywhereElse.resolve.alias.set(`${original}$`, replacement);
  }
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

export interface BundleFolders {
  workDir: string;
  outDir: string;
}

export async function createBundlerConfig(
  config: ResolvedConfig,
  files: EntryFiles,
  folders: BundleFolders,
): Promise<RsbuildConfig> {
  return applyBundlerHooks(await createOwnConfig(config, files, folders), config.plugins);
}

async function createOwnConfig(
  config: ResolvedConfig,
  files: EntryFiles,
  { workDir, outDir }: BundleFolders,
): Promise<RsbuildConfig> {
  rejectFolderName(config.siteDir);
  const styles = await loadStyleLanguages(config.siteDir, config.bundler?.plugins ?? []);
  return {
    mode: 'production',
    // Failures are reported as errors, with their location.
    logLevel: 'silent',
    plugins: [pluginReact(), ...styles.plugins],
    resolve: {
      // The site's own file may extend packages that are not installed, so its paths are set in another way.
      aliasStrategy: 'prefer-alias',
      alias: {
        ...resolveThemeAlias(config, files),
        ...config.alias,
        ...findReact(config).folders,
        ...createNameAlias(files.names),
      },
    },
    // Generated modules are not transformed, regardless of their folder.
    source: { exclude: [dirname(files.server)], define: { ...config.defines, QUIRE_BASE: '__webpack_require__.p' } },
    tools: {
      htmlPlugin: false,
      ...(config.bundler?.postcss && { postcss: config.bundler.postcss }),
      bundlerChain: [
        addSvgComponents,
        addRawTexts,
        addStyleTexts,
        styles.addMissing,
        (chain, utils) => keepPostcssToSite(chain, utils, config),
        addRawTailwind,
        (chain) => replaceComponents(chain, files.replaced),
        (chain) => {
          if (files.siteTheme) keepOriginal(chain, files.siteTheme);
        },
      ],
      // Relative to the stylesheet, because the base path is not known.
      cssExtract: { loaderOptions: { publicPath: 'auto' } },
      cssLoader: { modules: { getLocalIdent: createClassNames(config.siteDir, files.theme) } },
      rspack: {
        ...createPathsOption(config, workDir),
        externals: [createSubstitutes(config)],
        // In order of use: a hash of the paths would depend on the location of the site.
        optimization: { moduleIds: 'natural', chunkIds: 'natural' },
      },
    },
    performance: { printFileSize: false },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      polyfill: 'off',
      copy: [],
    },
    server: { publicDir: false },
    environments: {
      web: {
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
      },
      node: {
        tools: {
          ...(files.builtTheme && { rspack: { externals: [createReactExternals(files.builtTheme.themeFile)] } }),
          bundlerChain: [(chain) => replaceIslands(chain, files.islands, files.inIslands)],
        },
        source: { entry: { server: files.server } },
        output: {
          target: 'node',
          module: false,
          minify: false,
          emitCss: false,
          emitAssets: false,
          distPath: { root: join(workDir, 'server'), js: '', ...MEDIA_FOLDERS },
          filename: { js: '[name].js' },
        },
      },
    },
  };
}

/** In paths, the bundler treats these characters as the start of a query or as a separator of loaders. */
function rejectFolderName(siteDir: string) {
  const sign = /[?!#]/.exec(siteDir)?.[0];
  if (sign === undefined) return;
  const message = `The path of the site contains "${sign}", which the bundler cannot read.`;
  const help = 'Rename the folder. Only sites without components and stylesheets of their own are built there.';
  throw createUserError('files', message, { file: siteDir, help });
}

/** Imports of components resolve like those of pages. */
function createPathsOption({ siteDir, importPaths }: ResolvedConfig, workDir: string): Rspack.Configuration {
  const paths = importPaths.filter(({ pattern }) => !isBuiltInModule(pattern));
  const roots = [siteDir];
  if (paths.length === 0) return { resolve: { roots } };
  const configFile = join(workDir, 'tsconfig.json');
  const entries = Object.fromEntries(paths.map(({ pattern, targets }) => [pattern, targets]));
  writeFile(configFile, JSON.stringify({ compilerOptions: { paths: entries } }));
  // The bundler only reads paths from such a file.
  return { resolve: { roots, tsConfig: { configFile } } };
}
