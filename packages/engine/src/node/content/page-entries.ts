/** The current page of each file, compiled or a stub, by source path. */
import { createPageStub } from '@quire/markdown';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createPage } from './create-page.ts';
import { isOutsideLink } from './inside-site.ts';
import type { Page } from './page.ts';
import { isModulePath } from './page-module.ts';
import type { SourceFile } from './source-file.ts';
import { readSource } from './source-text.ts';

export function createPageEntries() {
  const entries = new Map<string, Page>();
  let dates: ReadonlyMap<string, string> = new Map();

  /** Other files can change the route of a file: a README is the index page of its folder if there is no index.md. */
  const find = ({ sourcePath, pagePath }: SourceFile) => {
    const entry = entries.get(sourcePath);
    return entry?.pagePath === pagePath ? entry : undefined;
  };

  return {
    has: (file: SourceFile) => find(file) !== undefined,
    isCompiled(file: SourceFile): boolean {
      const entry = find(file);
      return entry !== undefined && entry.isStub !== true;
    },
    /** Returns whether it is another page than before. One with errors keeps its position and title in the sidebar. */
    set(page: Page): boolean {
      const known = find(page);
      if (known === page || (known && page.errors.length > 0)) return false;
      entries.set(page.sourcePath, page);
      return true;
    },
    remove(files: readonly SourceFile[]) {
      for (const { sourcePath } of files) entries.delete(sourcePath);
    },
    all: () => entries.values(),
    /** The pages of these files, with their dates. */
    list(files: Iterable<SourceFile>): Page[] {
      return [...files].flatMap((file) => {
        const entry = find(file);
        if (!entry) return [];
        const lastUpdated = dates.get(entry.virtual ? (entry.virtual.madeFrom ?? '') : entry.filePath);
        return [lastUpdated === undefined ? entry : { ...entry, lastUpdated }];
      });
    },
    /** The pages that were compiled from one of these files. */
    listDependents(filePaths: readonly string[]): Page[] {
      const changed = new Set(filePaths);
      const shows = ({ dependencies }: Page) => dependencies.some(({ filePath }) => changed.has(filePath));
      return [...entries.values()].filter(shows);
    },
    listDependencies(): string[] {
      const files = [...entries.values()].flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath));
      return [...new Set(files)];
    },
    setDates(next: ReadonlyMap<string, string>) {
      dates = next;
    },
  };
}

/** Undefined if the page must be compiled, because its text does not say what its title is. */
export function createStub(file: SourceFile, config: ResolvedConfig): Page | undefined {
  if (isModulePath(file.filePath) || isOutsideLink(file.filePath, config)) return undefined;
  const { source } = readSource(file);
  if (!source) return undefined;
  const { text } = source;
  const stub = createPageStub(text, file.sourcePath);
  const contentKey = `stub ${file.sourcePath}`;
  return stub && createPage(file, { ...stub, chars: text.length, contentKey, isStub: true }, config);
}
