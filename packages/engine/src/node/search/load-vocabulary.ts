/** Loads the vocabulary from the text files of `search.vocabulary`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { parseVocabulary, type VocabularyEntry } from '@quire/search/records';
import { placeInConfig } from '../config/place-in-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';

export interface LoadedVocabulary {
  entries: VocabularyEntry[];
  /** The errors of invalid lines; all other lines have entries. */
  errors: Diagnostic[];
  /** The files that were read, absolute. */
  filePaths: string[];
}

export function loadVocabulary(config: ResolvedConfig): LoadedVocabulary {
  const { search } = config;
  if (search?.vocabulary === undefined) return { entries: [], errors: [], filePaths: [] };
  const filePaths = listFiles(search.vocabulary);
  const files = filePaths.map((filePath) => ({ filePath, ...parseVocabulary(readFileSync(filePath, 'utf8')) }));
  const errors = files.flatMap(({ filePath, problems }) =>
    problems.map(({ message, ...place }) => createError('config', message, { file: filePath, ...place })),
  );
  const missing = filePaths.length > 0 ? [] : [createMissingVocabularyError(search.vocabulary, config)];
  return { entries: files.flatMap(({ entries }) => entries), errors: [...missing, ...errors], filePaths };
}

/** Sorted by path, to be independent of the file system. */
function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const filePaths = files.map(({ parentPath, name }) => join(parentPath, name));
  return filePaths.filter((filePath) => filePath.endsWith('.txt')).sort();
}

function createMissingVocabularyError(path: string, config: ResolvedConfig): Diagnostic {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const name = relative(config.siteDir, path);
  return createError(
    'config',
    isFolder
      ? `The folder "${name}" of "search.vocabulary" has no .txt file.`
      : `"${name}" of "search.vocabulary" does not exist.`,
    {
      ...placeInConfig(config, ['search', 'vocabulary']),
      help: 'Use a text file, or a folder with .txt files, relative to the folder of the site.',
    },
  );
}
