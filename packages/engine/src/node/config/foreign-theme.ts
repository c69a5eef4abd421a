/** Compatibility for theme modules and stylesheets that were written for the theme of another system. */
import type { Problem } from './plugin.ts';
import type { ThemeModule } from './theme-sources.ts';

export interface ForeignTheme {
  /** Must change with the functions below, to invalidate cached results. */
  version: string;
  /** A stylesheet that precedes the site's own, with the variables that they set and use. */
  createVariables(styles: SiteStyles): string;
  /** Additional classes of `<html>` in the dark appearance. */
  darkClasses: readonly string[];
  /** Packages that the site may import, whose exports are replaced by components that render nothing. */
  substituted: RegExp;
  /** Our components by the name of their counterpart in the other theme. */
  counterparts: Readonly<Record<string, ThemeComponent>>;
  /** What to use in place of exports of the other theme and its runtime that Quire does not have: a sentence, by name. */
  alternatives: ReadonlyMap<string, string>;
  /** Why an export of the site's theme module does not replace a component; undefined if it does. */
  findReason(name: string, module: ThemeModule): string | undefined;
  /** Problems with parts of the module that have no effect. */
  check(module: ThemeModule): Problem[];
}

export interface SiteStyles {
  /** Absolute. */
  globalStyles: readonly string[];
  /** The folder of the site's theme, absolute; it may not exist. */
  themeDir: string;
}

export interface ThemeComponent {
  /** The component's file name in the theme. */
  component: string;
  /** Its export name. */
  exported: string;
}
