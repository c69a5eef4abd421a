/** The files of a site as they change: those of the docs folder, which are scanned on demand, and the virtual ones. */
import { isDeepStrictEqual } from 'node:util';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { dropImported } from './page-files.ts';
import { listDuplicates, scanPages, sortSources } from './scan.ts';
import type { SourceFile } from './source-file.ts';
import { createSourceIndex, type SourceIndex } from './source-index.ts';

/** @param scanned the files, if they have been scanned already */
export function createSourceState(config: ResolvedConfig, scanned: SourceFile[] | undefined) {
  let files = scanned;
  let virtual: SourceFile[] = [];
  let index: SourceIndex | undefined;

  const getFiles = () => {
    files ??= scanPages(config);
    return files;
  };

  const addVirtual = (made: SourceFile[]) => [...dropImported(getFiles(), made, config), ...made];

  return {
    /** Those of the docs folder. */
    getFiles,
    /** All files. */
    getIndex: () => {
      index ??= createSourceIndex(sortSources(addVirtual(virtual)), config);
      return index;
    },
    /** Undefined if the files have changed since it was last used. */
    findIndex: () => index,
    /**
     * Returns the former virtual files that differ or are gone; undefined if nothing has changed.
     * @throws UserError if two pages have the same route
     */
    setVirtual(next: SourceFile[]): SourceFile[] | undefined {
      rejectErrors(listDuplicates(addVirtual(next)));
      const byPath = new Map(next.map((file) => [file.sourcePath, file]));
      const replaced = virtual.filter((file) => !isDeepStrictEqual(file, byPath.get(file.sourcePath)));
      if (replaced.length === 0 && next.length === virtual.length) return undefined;
      virtual = next;
      index = undefined;
      return replaced;
    },
    /** Files were added or removed. */
    forget() {
      files = undefined;
      index = undefined;
    },
  };
}
