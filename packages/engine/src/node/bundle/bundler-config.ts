/** The configuration of the bundler. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import type { RsbuildConfig, Rspack, RspackChain, ToolsConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { findAbove } from '../config/cache-dir.ts';
import { parseValidJson } from '../config/parse-json.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule } from '../config/theme-modules.ts';
import { writeFile } from '../files/write-file.ts';
import { applyBundlerHooks } from '../plugins/bundler-hooks.ts';
import { type EntryFiles, type PlacedComponent, resolveThemeAlias } from './bundle-modules.ts';
import { createNodeEnvironment, createWebEnvironment } from './bundler-environments.ts';
import { createClassNames } from './class-names.ts';
import { addRawTexts, addStylesheetCheck, addStyleTexts, addSvgComponents } from './file-rules.ts';
import { createNameAlias } from './module-names.ts';
import { findReact } from './react-packages.ts';
import { keepPostcssToSite } from './site-postcss.ts';
import { keepOriginal, ORIGINAL_QUERY } from './site-theme.ts';
import { loadStyleLanguages, type StyleLanguages } from './style-languages.ts';

/** Substitutes for packages whose code is not run: their exports render nothing. */
function createSubstitutes({ foreign: { foreignTheme } }: ResolvedConfig) {
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
  rejectManifest(config.siteDir);
  const styles = await loadStyleLanguages(config.siteDir, config.foreign.bundler?.plugins ?? []);
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
        ...createNameAlias(files.modules.names),
      },
    },
    // Generated modules are not transformed, regardless of their folder.
    source: {
      exclude: [dirname(files.server)],
      define: { ...config.foreign.defines, QUIRE_BASE: '__webpack_require__.p' },
    },
    tools: createTools(config, files, { workDir, styles }),
    performance: { printFileSize: false },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      polyfill: 'off',
      copy: [],
    },
    server: { publicDir: false },
    environments: {
      web: createWebEnvironment(files, outDir),
      node: createNodeEnvironment(files, workDir),
    },
  };
}

function createTools(
  config: ResolvedConfig,
  files: EntryFiles,
  { workDir, styles }: { workDir: string; styles: StyleLanguages },
): ToolsConfig {
  const { bundler } = config.foreign;
  return {
    htmlPlugin: false,
    ...(bundler?.postcss && { postcss: bundler.postcss }),
    bundlerChain: [
      addSvgComponents,
      addRawTexts,
      addStyleTexts,
      styles.addMissing,
      (chain, utils) => keepPostcssToSite(chain, utils, config),
      addStylesheetCheck,
      (chain) => replaceComponents(chain, files.replaced),
      (chain) => {
        if (files.siteTheme) keepOriginal(chain, files.siteTheme);
      },
    ],
    // Relative to the stylesheet, because the base path is not known.
    cssExtract: { loaderOptions: { publicPath: 'auto' } },
    cssLoader: { modules: { getLocalIdent: createClassNames(config.siteDir, files.modules.theme) } },
    rspack: {
      ...createPathsOption(config, workDir),
      externals: [createSubstitutes(config)],
      // In order of use: a hash of the paths would depend on the location of the site.
      optimization: { moduleIds: 'natural', chunkIds: 'natural' },
    },
  };
}

/** The bundler's error would not name the file. */
function rejectManifest(siteDir: string) {
  const file = findAbove(siteDir, 'package.json');
  if (file === undefined) return;
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('\uFEFF'))
    throw createUserError('json', 'The file begins with a byte order mark, so that the bundler cannot read it.', {
      file,
      help: 'Save it in UTF-8 without a byte order mark.',
    });
  parseValidJson(text, file);
}

/** In paths, the bundler treats these characters as the start of a query or as a separator of loaders. */
function rejectFolderName(siteDir: string) {
  const sign = /[?!#]/.exec(siteDir)?.[0];
  if (sign === undefined) return;
  const message = `The path of the site contains "${sign}", which the bundler cannot read.`;
  const help = 'Rename the folder. Only sites without components and stylesheets of their own are built there.';
  throw createUserError('files', message, { file: siteDir, help });
}

/** Imports of components, and URLs of stylesheets, resolve like those of pages. */
function createPathsOption({ siteDir, publicDir, tsconfig }: ResolvedConfig, workDir: string): Rspack.Configuration {
  const paths = tsconfig.paths.filter(({ pattern }) => !isBuiltInModule(pattern));
  const roots = [publicDir, siteDir];
  if (paths.length === 0) return { resolve: { roots } };
  const configFile = join(workDir, 'tsconfig.json');
  const entries = Object.fromEntries(paths.map(({ pattern, targets }) => [pattern, targets]));
  writeFile(configFile, JSON.stringify({ compilerOptions: { paths: entries } }));
  // The bundler only reads paths from such a file.
  return { resolve: { roots, tsConfig: { configFile } } };
}
