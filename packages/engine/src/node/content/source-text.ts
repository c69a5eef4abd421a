/** Reads the files of pages. */

import { existsSync } from 'node:fs';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { hashContent, loadFile } from '@quire/markdown/files';
import { toReadError } from '../diagnostics/system-error.ts';
import type { SourceFile } from './source-file.ts';

export interface SourceText {
  hash: string;
  text: string;
}

/** The error is one that the author can fix, such as missing permissions. */
export type SourceResult = { source: SourceText; error?: undefined } | { source?: undefined; error: Diagnostic };

/** The current text of a page. Throws Node's error if the file does not exist. */
export function loadPageText({ filePath, virtual }: Pick<SourceFile, 'filePath' | 'virtual'>): string {
  return virtual ? virtual.text : loadFile(filePath).text;
}

/** Empty if the file does not exist. */
export function findPageText(page: Pick<SourceFile, 'filePath' | 'virtual'>): string {
  return page.virtual || existsSync(page.filePath) ? loadPageText(page) : '';
}

export function readSource({ filePath, virtual }: SourceFile): SourceResult {
  if (virtual) return { source: { hash: hashContent(virtual.text), text: virtual.text } };
  try {
    const { hash, text } = loadFile(filePath);
    return { source: { hash, text } };
  } catch (error) {
    return { error: toReadError(error, filePath) };
  }
}
