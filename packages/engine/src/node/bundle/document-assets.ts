/** Owns what every document loads: the files of the bundled theme, and the script before the first paint. */

/** What every document loads. */
export interface DocumentAssets {
  buildId: string;
  /** The text of the script that runs before the first paint. */
  prepaint: string;
  scriptHref: string;
  styleHrefs: string[];
}
