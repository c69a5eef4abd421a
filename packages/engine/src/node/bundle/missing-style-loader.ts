/** Reports stylesheets in a language whose compiler is not installed, or is for another bundler. */

import type { Rspack } from '@rsbuild/core';
import { createPackageCommands } from '../diagnostics/package-manager.ts';

interface MissingStyle {
  /** Of the language. */
  name: string;
  plugin: string;
  /** The installed version, which is for another bundler. */
  installed: string | undefined;
  /** Whether package.json lists it. */
  isDeclared: boolean;
}

/** A loader of the bundler that always fails. */
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
