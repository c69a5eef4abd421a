/** What a site gets whose theme module and stylesheets were written for the theme of another system. */
import type { Problem } from '../plugins/plugin.ts';
import type { ThemeExport } from './theme-exports.ts';
import type { ThemeSource } from './theme-sources.ts';

export interface ForeignTheme {
  /** Changes with the functions below: what they were used for is made again. */
  version: string;
  /** A stylesheet before the site's own: the variables that they set and use. */
  createVariables(styles: SiteStyles): string;
  /** Classes that they look for: `<html>` has them wherever the page is dark. */
  darkClasses: readonly string[];
  /** Packages that the site's modules may import, and whose exports render nothing. */
  substituted: RegExp;
  /** What a component of the other theme is here, by its name there. */
  counterparts: Readonly<Record<string, ThemeComponent>>;
  /** Why what the site's module exports does not replace a component of the theme; undefined where it does. */
  findReason(name: string, module: ThemeModule): string | undefined;
  /** What of the site's module does nothing here. */
  check(module: ThemeModule): Problem[];
}

export interface SiteStyles {
  /** Absolute. */
  globalStyles: readonly string[];
  /** The folder of the site's own theme, absolute; it may not be there. */
  themeDir: string;
}

export interface ThemeComponent {
  /** The component of the theme, by the name of its file. */
  component: string;
  /** What its file calls it. */
  exported: string;
}

/** The module in which a site changes the theme. */
export interface ThemeModule {
  exports: readonly ThemeExport[];
  /** The module first, then all of the site that it imports. */
  sources: readonly ThemeSource[];
}
