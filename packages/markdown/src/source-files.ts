/** How the files that a page shows are read. */
export interface LoadedText {
  text: string;
  bytes: number;
  /** Of the bytes that the text was made of. */
  hash: string;
}

export interface SourceFiles {
  /** The path without symbolic links. Throws what Node throws where there is no such file. */
  findReal(filePath: string): string;
  /** Throws what Node throws where the file cannot be read. */
  load(filePath: string): LoadedText;
  /** Empty where there is no such file. */
  hash(filePath: string): string;
}
