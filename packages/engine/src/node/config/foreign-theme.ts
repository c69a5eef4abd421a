/** What a site gets whose stylesheets were written for the theme of another system. */
export interface ForeignTheme {
  /** A stylesheet before the site's own: the variables that they set and use. */
  createVariables(styles: SiteStyles): string;
  /** A script behind the one that runs before the first paint: the classes that they look for. */
  prepaint: string;
}

export interface SiteStyles {
  /** Absolute. */
  globalStyles: readonly string[];
  /** The folder of the site's own theme, absolute; it may not be there. */
  themeDir: string;
}
