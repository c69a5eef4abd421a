/** Reads the files that pages include. */
export interface LoadedText {
  text: string;
  bytes: number;
  /** Hash of the file's bytes. */
  hash: string;
}

export interface SourceFiles {
  /** Resolves symbolic links. Throws Node's error if the file does not exist. */
  findReal(filePath: string): string;
  /** Throws Node's error if the file cannot be read. */
  load(filePath: string): LoadedText;
  /** Empty if the file does not exist. */
  hash(filePath: string): string;
}
