/** Owns what is known of each page's file before it is compiled. */
import { readFileSync } from 'node:fs';
import { hashContent } from '../hash.ts';
import { toReadError } from '../system-error.ts';
import { type UserError, UserErrors } from '../user-error.ts';
import type { SourceFile } from './page.ts';

export interface SourceText {
  hash: string;
  /** How long the text is, in characters. */
  chars: number;
}

/**
 * By source path.
 * @throws UserErrors with every page that cannot be read
 */
export function readSources(files: SourceFile[]): ReadonlyMap<string, SourceText> {
  const texts = new Map<string, SourceText>();
  const errors: UserError[] = [];
  for (const { filePath, sourcePath } of files) {
    try {
      const bytes = readFileSync(filePath);
      texts.set(sourcePath, { hash: hashContent(bytes), chars: bytes.toString('utf8').length });
    } catch (error) {
      errors.push(toReadError(error, sourcePath));
    }
  }
  if (errors.length > 0) throw new UserErrors(errors);
  return texts;
}
