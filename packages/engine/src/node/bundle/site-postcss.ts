/** Applies a site's PostCSS plugins to its own stylesheets, not to the theme's, and puts resets into a layer. */

import { isFields } from '@quire/markdown/fields';
import { isInside } from '@quire/markdown/files';
import type { ModifyBundlerChainUtils, RspackChain } from '@rsbuild/core';
import type { Plugin } from 'postcss';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPackageOf } from '../files/is-installed.ts';

interface LoaderContext {
  resourcePath: string;
}

export function keepPostcssToSite(
  chain: RspackChain,
  { CHAIN_ID: { USE } }: ModifyBundlerChainUtils,
  { repositoryDir }: Pick<ResolvedConfig, 'repositoryDir'>,
) {
  for (const rule of listRules(chain)) {
    if (!rule.uses.has(USE.POSTCSS)) continue;
    rule.use(USE.POSTCSS).tap((options) => {
      if (typeof options === 'string') return options;
      const written: unknown = options.postcssOptions;
      const choose = (loader: LoaderContext): unknown => {
        if (!isOfSite(loader.resourcePath, repositoryDir)) return { config: false, plugins: [] };
        return layerReset(typeof written === 'function' ? written(loader) : written);
      };
      // The options already contain the site's configuration, so the loader must not search for one.
      return { ...options, postcssOptions: Object.assign(choose, { config: false }) };
    });
  }
}

/** Languages that compile to CSS have separate rules. */
function listRules(chain: RspackChain) {
  return chain.module.rules.values().flatMap((rule) => [rule, ...rule.oneOfs.values()]);
}

function isOfSite(file: string, repositoryDir: string): boolean {
  return isInside(file, repositoryDir) && findPackageOf(file) === undefined;
}

/** Tailwind replaces the import too. */
const BASE = /^(?:tailwind base|import (['"])tailwindcss\/base\1)$/;

/**
 * Tailwind 3 replaces its base by a reset of all elements outside of all layers, which overrides the theme,
 * whose rules are in layers. In the reset layer it comes before them, as in sheets without layers.
 */
const resetLayer: Plugin = {
  postcssPlugin: 'quire-reset-layer',
  Once(root, helpers) {
    root.walkAtRules((rule) => {
      if (!BASE.test(`${rule.name} ${rule.params}`)) return;
      const base = new helpers.AtRule({ name: 'tailwind', params: 'base' });
      rule.replaceWith(new helpers.AtRule({ name: 'layer', params: 'reset', nodes: [base] }));
    });
  },
};

function layerReset(options: unknown): unknown {
  if (!isFields(options) || !Array.isArray(options.plugins) || options.plugins.length === 0) return options;
  return { ...options, plugins: [resetLayer, ...options.plugins] };
}
