/** Owns what is said of a stylesheet in a language whose compiler the site has not installed. */
import type { Rspack } from '@rsbuild/core';

/** A loader of the bundler: it never gives a module. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function refuseStylesheet(this: Rspack.LoaderContext<{ name: string; plugin: string }>): never {
  const { name, plugin } = this.getOptions();
  throw new Error(
    `The stylesheet is written in ${name}, which nothing here compiles. Run "npm install -D ${plugin}" in the site's folder, or write it in CSS.`,
  );
}
