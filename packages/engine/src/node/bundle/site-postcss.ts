/** Which stylesheets a site's PostCSS plugins see: its own, and not the theme's; and where what they reset goes. */
import { sep } from 'node:path';
import { isFields } from '@quire/markdown/fields';
import type { ModifyBundlerChainUtils, RspackChain } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';

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
      // The site's configuration is among the options already: the loader is not to look for one.
      return { ...options, postcssOptions: Object.assign(choose, { config: false }) };
    });
  }
}

/** Languages that become CSS have rules of their own. */
function listRules(chain: RspackChain) {
  return chain.module.rules.values().flatMap((rule) => [rule, ...rule.oneOfs.values()]);
}

function isOfSite(file: string, repositoryDir: string): boolean {
  return file.startsWith(repositoryDir + sep) && !file.includes(`${sep}node_modules${sep}`);
}

/** Of PostCSS, as far as it is needed here. */
interface AtRule {
  params: string;
  clone(): AtRule;
  replaceWith(node: object): void;
}

interface Root {
  walkAtRules(name: string, visit: (rule: AtRule) => void): void;
}

interface Helpers {
  AtRule: new (fields: object) => object;
}

/**
 * What Tailwind 3 writes in place of its base resets every element, outside of all layers, and so beats the theme,
 * whose rules are in layers. In the layer for that it comes before them, as in sheets that have no layers.
 */
const resetLayer = {
  postcssPlugin: 'quire-reset-layer',
  Once(root: Root, helpers: Helpers) {
    root.walkAtRules('tailwind', (rule) => {
      if (rule.params === 'base')
        rule.replaceWith(new helpers.AtRule({ name: 'layer', params: 'reset', nodes: [rule.clone()] }));
    });
  },
};

function layerReset(options: unknown): unknown {
  if (!isFields(options) || !Array.isArray(options.plugins) || options.plugins.length === 0) return options;
  return { ...options, plugins: [resetLayer, ...options.plugins] };
}
