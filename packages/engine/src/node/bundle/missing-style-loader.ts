/** What is said of a stylesheet in a language whose compiler the site has not installed, or not for this bundler. */

import type { Rspack } from '@rsbuild/core';
import { createPackageCommands } from '../diagnostics/package-manager.ts';

interface MissingStyle {
  /** Of the language. */
  name: string;
  plugin: string;
  /** The version that is installed, which is for another bundler. */
  installed: string | undefined;
  /** package.json names it. */
  isDeclared: boolean;
}

/** A loader of the bundler: it never gives a module. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader so
export default function refuseStylesheet(this: Rspack.LoaderContext<MissingStyle>): never {
  const { name, plugin, installed, isDeclared } = this.getOptions();
  const { installDev, installAll } = createPackageCommands();
  if (installed !== undefined)
    throw new Error(
      `The stylesheet is written in ${name}, and ${plugin} ${installed} is for another version of the bundler. Run "${installDev(`${plugin}@latest`)}" in the site's folder, or write it in CSS.`,
    );
  if (isDeclared)
    throw new Error(
      `The stylesheet is written in ${name}. ${plugin}, which compiles it, is in package.json, but it is not installed: run "${installAll}" in the site's folder.`,
    );
  throw new Error(
    `The stylesheet is written in ${name}, which nothing here compiles. Run "${installDev(plugin)}" in the site's folder, or write it in CSS.`,
  );
}
