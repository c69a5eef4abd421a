/** What documents load: the files of the bundled theme, and the scripts before the first paint. */

export interface DocumentAssets {
  buildId: string;
  /** The text of the script that runs before the first paint. */
  prepaint: string;
  /** The text of the script that follows it, in documents that may lead to another URL. */
  redirect: string;
  scriptHref: string;
  /** The stylesheets of every document. */
  styleHrefs: string[];
  /** Those of some, in the order in which documents have them. */
  pageStyles: PageStyle[];
  /** The URLs of stylesheets of other hosts that they import, where there are any. */
  importedStyles?: string[];
}

/** What a bundle knows of its files are their paths: the same bundle may be served under any base. */
export function addBase(assets: DocumentAssets, base: string): DocumentAssets {
  return {
    ...assets,
    scriptHref: base + assets.scriptHref,
    styleHrefs: assets.styleHrefs.map((path) => base + path),
    pageStyles: assets.pageStyles.map((style) => ({ ...style, href: base + style.href })),
  };
}

/** A stylesheet that not every page has. */
export interface PageStyle {
  /** Pages of a type of that name have it, whatever they show. */
  name: string;
  href: string;
  /** Documents with one of these show something of it. */
  classes: string[];
}
