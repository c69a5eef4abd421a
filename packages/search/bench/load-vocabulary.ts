/** Reads the vocabulary of a site without checking it: the build has done that. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVocabulary, type VocabularyEntry } from '../src/records/vocabulary/parse-vocabulary.ts';

/** @param folder the folder with the `.txt` files */
export function loadVocabulary(folder: string): VocabularyEntry[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.sort().flatMap((name) => parseVocabulary(readFileSync(join(folder, name), 'utf8')).entries);
}
