/** Owns which stylesheets a site's PostCSS plugins see: its own, and not the theme's. */
import { sep } from 'node:path';
import type { ModifyBundlerChainUtils, RspackChain } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';

interface LoaderContext {
  resourcePath: string;
}

export function keepPostcssToSite(
  chain: RspackChain,
  { CHAIN_ID: { RULE, ONE_OF, USE } }: ModifyBundlerChainUtils,
  { repositoryDir }: Pick<ResolvedConfig, 'repositoryDir'>,
) {
  const styles = chain.module.rule(RULE.CSS).oneOf(ONE_OF.CSS_MAIN);
  if (!styles.uses.has(USE.POSTCSS)) return;
  styles.use(USE.POSTCSS).tap((options) => {
    if (typeof options === 'string') return options;
    const written: unknown = options.postcssOptions;
    const choose = (loader: LoaderContext): unknown => {
      if (!isOfSite(loader.resourcePath, repositoryDir)) return { config: false, plugins: [] };
      return typeof written === 'function' ? written(loader) : written;
    };
    // The site's configuration is among the options already: the loader is not to look for one.
    return { ...options, postcssOptions: Object.assign(choose, { config: false }) };
  });
}

function isOfSite(file: string, repositoryDir: string): boolean {
  return file.startsWith(repositoryDir + sep) && !file.includes(`${sep}node_modules${sep}`);
}
