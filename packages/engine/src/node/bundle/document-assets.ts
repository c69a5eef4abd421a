/** The assets of documents: the files of the bundled theme, and the scripts before the first paint. */
import type { PolicyPart } from '../html/policy-parts.ts';

export interface DocumentAssets {
  buildId: string;
  /** The text of the script that runs before the first paint. */
  prepaint: string;
  /** The text of the script that follows it, in documents that may redirect. */
  redirect: string;
  scriptHref: string;
  /** The stylesheets of every document. */
  styleHrefs: string[];
  /** The stylesheets of some documents, in their order. */
  pageStyles: PageStyle[];
  styleParts: PolicyPart[];
  /** Whether the layout contains components of the site that are hydrated. */
  hydratesLayout?: true;
}

/** A bundle only contains paths of its files, so that it can be served under any base. */
export function addBase(assets: DocumentAssets, base: string): DocumentAssets {
  return {
    ...assets,
    scriptHref: base + assets.scriptHref,
    styleHrefs: assets.styleHrefs.map((path) => base + path),
    pageStyles: assets.pageStyles.map((style) => ({ ...style, href: base + style.href })),
  };
}

/** A stylesheet that only some pages have. */
export interface PageStyle {
  /** All pages of a type with this name have it. */
  name: string;
  href: string;
  /** Documents with one of these classes have it. */
  classes: string[];
}
