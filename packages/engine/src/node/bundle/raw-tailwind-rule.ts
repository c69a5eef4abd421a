/** Searches the stylesheets for browsers for Tailwind's syntax. */
import { join } from 'node:path';
import type { ModifyBundlerChainUtils, RspackChain } from '@rsbuild/core';
import { NODE_DIR } from '../files/engine-package.ts';

/** After all compilers: compiled stylesheets do not contain it. */
export function addRawTailwind(chain: RspackChain, { CHAIN_ID: { RULE, ONE_OF, USE } }: ModifyBundlerChainUtils) {
  const styles = chain.module.rule(RULE.CSS).oneOf(ONE_OF.CSS_MAIN);
  if (!styles.uses.has(USE.CSS)) return;
  styles
    .use('raw-tailwind')
    .loader(join(NODE_DIR, 'raw-tailwind-loader.js'))
    .after(styles.uses.has(USE.LIGHTNINGCSS) ? USE.LIGHTNINGCSS : USE.CSS);
  // Also for imported stylesheets.
  styles.use(USE.CSS).tap((options) => {
    if (typeof options === 'string') return options;
    return { ...options, importLoaders: Number(options.importLoaders ?? 0) + 1 };
  });
}
