/** The shape of a file that the build puts into the output folder. */

export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  body: string | Uint8Array;
}
