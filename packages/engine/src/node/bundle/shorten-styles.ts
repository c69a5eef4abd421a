/** Owns what the bundler's minifier leaves in stylesheets: spaces, the signs of nesting, and prefixes that it adds twice. */
import type { Rspack } from '@rsbuild/core';

const NAME = 'quire-shorten-styles';

/** Behind the minifier. */
export const shortenStylesPlugin: Rspack.RspackPluginInstance = {
  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.css'))
            compilation.updateAsset(file, new sources.RawSource(shortenStyles(source.source().toString())));
        }
      });
    });
  },
};

/** What is as it is; parentheses; and what is left out: a space behind a comma, and `&` where a nested selector begins. */
const PARTS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|[()]|, |(?<=[{};,])&(?: (?=[.#:[*a-z])|(?=[>+~]))/gi;

const SAME_TWICE = /(?<=[{;])(-webkit-[a-z-]+:[^;{}"']+;)\1/g;

/** Every browser that knows the rest of such a stylesheet knows this property by its own name. */
const OLD_NAME = /(?<=[{;])-webkit-text-decoration-color:([^;{}"']+);(?=text-decoration-color:\1[;}])/g;

/** @param css minified, for browsers in which a nested rule may begin with the name of an element */
export function shortenStyles(css: string): string {
  // There `& a` and `a` differ.
  const isScoped = css.includes('@scope');
  let depth = 0;
  const shorter = css.replace(PARTS, (part) => {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (part === ', ') return ',';
    else if (part.startsWith('&') && depth === 0 && !isScoped) return '';
    return part;
  });
  return shorter.replace(SAME_TWICE, '$1').replace(OLD_NAME, '');
}
