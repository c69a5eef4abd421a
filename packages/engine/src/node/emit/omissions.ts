/** Owns what the closing report says about what the build could not make. */
import type { ResolvedConfig } from '../config/config.ts';

/** One line for each kind of thing that is left out, with its reason and mend. */
export function listOmissions({ siteUrl, feeds, foreignOptions, themeFolderFile }: ResolvedConfig): string[] {
  const files = feeds.length === 0 ? 'sitemap.xml is' : 'sitemap.xml and the feeds are';
  return [
    ...(siteUrl === undefined
      ? [`${files} left out, because addresses in them need a host: set "siteUrl" in the site's configuration.`]
      : []),
    ...(foreignOptions.length > 0
      ? [
          `Options of the configuration that Quire does not have, and leaves aside: ${foreignOptions.join(', ')}. docs/coming-from-rspress.md says what stands in their place.`,
        ]
      : []),
    ...(themeFolderFile === undefined
      ? []
      : [
          `${themeFolderFile} changes the theme of Rspress, and is left aside: the layout here is drawn by the package that "theme" names. docs/coming-from-rspress.md says what stands in its place.`,
        ]),
  ];
}
