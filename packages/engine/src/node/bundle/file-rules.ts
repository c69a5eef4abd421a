/** Rules for files that are not modules, by extension and query. */
import { join } from 'node:path';
import type { ModifyBundlerChainUtils, RspackChain } from '@rsbuild/core';
import { NODE_DIR } from '../files/engine-package.ts';

/** `./mark.svg?react` is a component; without the query it is the URL of the file. */
export function addSvgComponents(chain: RspackChain, { CHAIN_ID }: ModifyBundlerChainUtils) {
  const images = chain.module.rule(CHAIN_ID.RULE.SVG);
  // A plugin of the site may already provide such components.
  if (images.oneOfs.has(CHAIN_ID.ONE_OF.SVG_REACT)) return;
  images
    .oneOf(CHAIN_ID.ONE_OF.SVG_REACT)
    .before(CHAIN_ID.ONE_OF.SVG_URL)
    .resourceQuery(/^\?react$/)
    .type('javascript/auto')
    .use('svg-component')
    .loader(join(NODE_DIR, 'svg-component-loader.js'));
}

/** `./a.diff?raw` is the text of any file; the bundler only supports this for some types. */
export function addRawTexts(chain: RspackChain) {
  chain.module
    .rule('raw-text')
    .resourceQuery(/^\?raw$/)
    .type('asset/source')
    .use('raw-text')
    .loader(join(NODE_DIR, 'raw-text-loader.js'));
}

/** `./a.css?text` is the minified text of a stylesheet that imports none. `?inline` would add a kilobyte of script. */
export function addStyleTexts(chain: RspackChain, { CHAIN_ID: { RULE, ONE_OF, USE } }: ModifyBundlerChainUtils) {
  const styles = chain.module.rule(RULE.CSS);
  const text = styles
    .oneOf('style-text')
    .before(ONE_OF.CSS_MAIN)
    .resourceQuery(/^\?text$/)
    .type('asset/source');
  const inline = styles.oneOf(ONE_OF.CSS_INLINE);
  // A plugin of the site may have removed it.
  if (!inline.uses.has(USE.LIGHTNINGCSS)) return;
  const minifier = inline.use(USE.LIGHTNINGCSS);
  text.use(USE.LIGHTNINGCSS).loader(minifier.get('loader')).options(minifier.get('options'));
}

/** Checks the stylesheets for browsers after all compilers: compiled ones do not contain Tailwind's syntax. */
export function addStylesheetCheck(chain: RspackChain, { CHAIN_ID: { RULE, ONE_OF, USE } }: ModifyBundlerChainUtils) {
  const styles = chain.module.rule(RULE.CSS).oneOf(ONE_OF.CSS_MAIN);
  if (!styles.uses.has(USE.CSS)) return;
  styles
    .use('check-stylesheet')
    .loader(join(NODE_DIR, 'check-stylesheet-loader.js'))
    .after(styles.uses.has(USE.LIGHTNINGCSS) ? USE.LIGHTNINGCSS : USE.CSS);
  // Also for imported stylesheets.
  styles.use(USE.CSS).tap((options) => {
    if (typeof options === 'string') return options;
    return { ...options, importLoaders: Number(options.importLoaders ?? 0) + 1 };
  });
}
