/** Removes Tailwind's syntax from stylesheets that were not compiled, with a warning. */
import type { Rspack } from '@rsbuild/core';
import { dropTailwind, RAW_TAILWIND } from './raw-tailwind.ts';

/** A loader of the bundler, after those that compile. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function keepPlainCss(this: Rspack.LoaderContext, sheet: string): string {
  const { css, removed } = dropTailwind(sheet);
  if (removed.length > 0)
    this.emitWarning(
      new Error(
        `${RAW_TAILWIND}: ${removed.slice(0, 4).join(', ')} ${removed.length === 1 ? 'is' : 'are'} left out. (${this.resourcePath})`,
      ),
    );
  return css;
}
