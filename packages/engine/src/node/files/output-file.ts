export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  body: string | Uint8Array;
}
