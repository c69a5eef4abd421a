/** What is known of a page's file before it is compiled. */
import { existsSync } from 'node:fs';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { hashContent } from '@quire/markdown/files';
import { toReadError } from '../diagnostics/system-error.ts';
import { currentFiles } from '../files/kept-files.ts';
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

/** The text of a page, as it is now. Throws what Node throws where its file is gone. */
export function loadPageText({ filePath, virtual }: Pick<SourceFile, 'filePath' | 'virtual'>): string {
  return virtual ? virtual.text : currentFiles.load(filePath).text;
}

/** Empty where its file is gone. */
export function findPageText(page: Pick<SourceFile, 'filePath' | 'virtual'>): string {
  return page.virtual || existsSync(page.filePath) ? loadPageText(page) : '';
}

export function readSource({ filePath, virtual }: SourceFile): SourceResult {
  if (virtual) return { source: { hash: hashContent(virtual.text), text: virtual.text } };
  try {
    const { hash, text } = currentFiles.load(filePath);
    return { source: { hash, text } };
  } catch (error) {
    return { error: toReadError(error, filePath) };
  }
}
