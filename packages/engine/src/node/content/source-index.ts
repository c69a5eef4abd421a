/** Looks up source files by path, route and locale. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { SourceFile } from './source-file.ts';

export interface SourceIndex {
  /** By source path, in scan order. */
  files: ReadonlyMap<string, SourceFile>;
  findByFilePath(filePath: string): SourceFile | undefined;
  /** The page that `file` translates; undefined for pages of the default language. */
  findOriginal(file: SourceFile): SourceFile | undefined;
}

export function createSourceIndex(files: SourceFile[], { defaultLang }: ResolvedConfig): SourceIndex {
  const byFilePath = new Map(files.map((file) => [file.filePath, file]));
  const byPlace = new Map(files.map((file) => [formatPageKey(file), file]));
  return {
    files: new Map(files.map((file) => [file.sourcePath, file])),
    findByFilePath: (filePath) => byFilePath.get(filePath),
    findOriginal: (file) =>
      file.lang === defaultLang ? undefined : byPlace.get(formatPageKey({ ...file, lang: defaultLang })),
  };
}

/** Identifies a page in all languages. */
export function formatTranslationKey({ version, pagePath }: Pick<SourceFile, 'version' | 'pagePath'>): string {
  return `${version}\0${pagePath}`;
}

/** Identifies a page in one language. */
export function formatPageKey({ version, lang, pagePath }: SourceFile): string {
  return `${version}\0${lang}\0${pagePath}`;
}
