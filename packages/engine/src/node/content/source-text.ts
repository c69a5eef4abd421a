/** Owns what is known of a page's file before it is compiled. */
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { toReadError } from '../diagnostics/system-error.ts';
import { currentFiles } from '../files/source-files.ts';
import type { SourceFile } from './source-file.ts';

export interface SourceText {
  hash: string;
  text: string;
}

/** What is kept of a source: as long as its file is the same one, it need not be read. */
export interface SourceDigest {
  /** Empty where the file cannot be read. */
  sourceHash: string;
  /** Characters of the text. */
  chars: number;
}

/** The error is one that the author can fix, such as a missing right to read the file. */
export type SourceResult = { source: SourceText; error?: undefined } | { source?: undefined; error: Diagnostic };

export function readSource({ filePath, sourcePath }: SourceFile): SourceResult {
  try {
    const { hash, text } = currentFiles.load(filePath);
    return { source: { hash, text } };
  } catch (error) {
    return { error: toReadError(error, sourcePath) };
  }
}
