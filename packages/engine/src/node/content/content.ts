/**
 * The content of a site: its pages in their compiled form. A build takes one snapshot of it, the dev server one after
 * each change.
 */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ComponentImport, createPageStub } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { collectImports, createPage } from './create-page.ts';
import { createFileCompiler, type FileCompilerOptions } from './file-compiler.ts';
import { isOutsidePage } from './inside-site.ts';
import type { Page } from './page.ts';
import { dropImported } from './page-files.ts';
import { isModulePath } from './page-module.ts';
import { publishPages } from './publication.ts';
import { getImportNames } from './resolve-import.ts';
import { listDuplicates, scanPages, sortSources } from './scan.ts';
import type { SourceFile } from './source-file.ts';
import { createSourceIndex, type SourceIndex } from './source-index.ts';
import { readSource } from './source-text.ts';
import { loadTranslations, markStale } from './translation-record.ts';
import { listVirtualPages, makesPages } from './virtual-pages.ts';

export interface Content {
  /** @throws UserError if two files have the same route, or a file name is not allowed in a URL */
  getSources(): SourceIndex;
  /** Compiles files and the originals that they translate, if necessary. Returns both. */
  compile(files: SourceFile[]): Promise<Page[]>;
  /** Lets plugins create virtual pages, if anything has changed. @throws UserError if a plugin fails */
  makePages(): Promise<void>;
  /** Compiles a file ahead of its first request. Snapshots contain the result only after that request. */
  compileAhead(file: SourceFile): Promise<void>;
  /** All current pages. A file that was not compiled has a stub, if its text allows one. */
  snapshot(): Promise<ContentSnapshot>;
  /** Records files that were added, changed or removed, by absolute path. */
  update(filePaths: string[]): SourceChanges;
  /** @param dates the date of each file's last commit, ISO 8601 by absolute path */
  setDates(dates: ReadonlyMap<string, string>): void;
  /** All components that the compiled pages import. */
  listImports(): ComponentImport[];
  /** The absolute paths of files other than pages that pages were compiled from. */
  listDependencies(): string[];
  /** Snapshots with the same version are equal. */
  getVersion(): number;
}

/** Immutable. */
export interface ContentSnapshot {
  /** Includes fallback pages for missing translations, and marks stale sections of translations. */
  pages: readonly Page[];
  /** Pages that are not published. */
  drafts: readonly Page[];
  /** Changes if the data that pages show of each other changes: files, titles, frontmatter. */
  structure: string;
  /** The value of `getVersion` when it was taken. */
  version: number;
}

export interface SourceChanges {
  /** Pages whose text or an included file has changed. */
  changed: SourceFile[];
  removed: SourceFile[];
  /** Absolute paths of new files. */
  added: string[];
}

export interface ContentOptions extends FileCompilerOptions {
  /** The files, if they have been scanned already. */
  files?: SourceFile[];
}

/** Yields to the event loop after this many stubs, some milliseconds of work, so that requests are handled. */
const STUBS_AT_ONCE = 16;

export function createContent(config: ResolvedConfig, { files: scanned, ...options }: ContentOptions): Content {
  const compileFiles = createFileCompiler(config, options);
  /** The current page of each file, compiled or a stub, by source path. */
  const entries = new Map<string, Page>();
  const datePage = createDatedPages();
  let files = scanned;
  let sources: SourceIndex | undefined;
  let dates: ReadonlyMap<string, string> = new Map();
  let version = 0;
  let last: ContentSnapshot | undefined;
  /** Counts the scans of files, which also read `_meta.json` and `_nav.json`. */
  let scans = 0;
  let virtual: SourceFile[] = [];
  /** `inputs` counts the changes of the input for virtual pages; `madeOf` is its value for the current ones. */
  let inputs = 0;
  let madeOf = -1;
  let making = Promise.resolve();

  const getFiles = () => {
    files ??= scanPages(config);
    return files;
  };

  const addVirtual = (made: SourceFile[]) => [...dropImported(getFiles(), made, getImportNames(config)), ...made];

  const getSources = () => {
    sources ??= createSourceIndex(sortSources(addVirtual(virtual)), config);
    return sources;
  };

  /** A page with errors keeps its position and title in the sidebar. */
  function setEntry(page: Page) {
    const known = entries.get(page.sourcePath);
    if (known === page || (known && page.errors.length > 0)) return;
    entries.set(page.sourcePath, page);
    version += 1;
    if (!page.virtual) inputs += 1;
  }

  async function compile(files: SourceFile[]): Promise<Page[]> {
    const compiled = await compileFiles(files, getSources());
    for (const page of compiled) setEntry(page);
    return compiled;
  }

  /** Whether the virtual pages are outdated. */
  const isBehind = () => makesPages(config) && madeOf !== inputs;

  /** Concurrent calls share one run. */
  function makePages(): Promise<void> {
    making = making.then(callPlugins, callPlugins);
    return making;
  }

  /** Repeats until the input did not change during the call. */
  async function callPlugins() {
    while (isBehind()) {
      await compile(getFiles().filter(({ sourcePath }) => !isCompiled(entries.get(sourcePath))));
      const seen = inputs;
      const written = listEntries(getFiles()).filter(({ errors }) => errors.length === 0);
      setVirtual(await listVirtualPages(publishPages(written, config).published, config));
      madeOf = seen;
    }
  }

  /** @throws UserError if two pages have the same route */
  function setVirtual(next: SourceFile[]) {
    rejectErrors(listDuplicates(addVirtual(next)));
    const byPath = new Map(next.map((file) => [file.sourcePath, file]));
    const replaced = virtual.filter((file) => !isDeepStrictEqual(file, byPath.get(file.sourcePath)));
    if (replaced.length === 0 && next.length === virtual.length) return;
    for (const { sourcePath } of replaced) entries.delete(sourcePath);
    virtual = next;
    sources = undefined;
    version += 1;
  }

  function listEntries(listed: Iterable<SourceFile>): Page[] {
    return [...listed].flatMap(({ sourcePath }) => {
      const entry = entries.get(sourcePath);
      return entry ? [datePage(entry, dates.get(entry.virtual ? (entry.virtual.madeFrom ?? '') : entry.filePath))] : [];
    });
  }

  /** Creates stubs for new files, and compiles those that cannot have one. */
  async function fillEntries() {
    const index = getSources();
    const unclear: SourceFile[] = [];
    let created = 0;
    for (const file of index.files.values()) {
      if (entries.has(file.sourcePath)) continue;
      const stub = createStub(file, config);
      if (stub) setEntry(stub);
      else unclear.push(file);
      created += 1;
      if (created % STUBS_AT_ONCE === 0) await setImmediate();
    }
    if (unclear.length > 0) await compile(unclear);
    // Files were added or removed meanwhile.
    if (index !== sources) await fillEntries();
  }

  async function fillPages() {
    await makePages();
    await fillEntries();
    // A page was compiled meanwhile.
    if (isBehind()) await fillPages();
  }

  function listDependents(filePaths: string[]): SourceFile[] {
    const changed = new Set(filePaths);
    const shows = ({ dependencies }: Page) => dependencies.some(({ filePath }) => changed.has(filePath));
    return [...entries.values()].filter(shows).map((page) => sources?.files.get(page.sourcePath) ?? page);
  }

  return {
    getSources,
    compile,
    makePages,
    async compileAhead(file) {
      await compileFiles([file], getSources());
    },
    async snapshot() {
      await fillPages();
      if (last?.version === version) return last;
      const pages = listEntries(getSources().files.values());
      const { published, drafts } = publishPages(pages, config);
      const record = loadTranslations(config.translationsFile);
      last = {
        pages: markStale(published, record, config.defaultLang),
        drafts,
        structure: `${scans} ${hashContent(...pages.map(fingerprintShared))}`,
        version,
      };
      return last;
    },
    update(filePaths) {
      const changes: SourceChanges = { changed: [], removed: [], added: [] };
      for (const filePath of filePaths) {
        const file = sources?.findByFilePath(filePath);
        if (!file || file.virtual) changes.added.push(filePath);
        else if (readSource(file).source) changes.changed.push(file);
        else changes.removed.push(file);
      }
      for (const { sourcePath } of changes.removed) entries.delete(sourcePath);
      changes.changed = [...new Set([...changes.changed, ...listDependents(filePaths)])];
      if (changes.added.length + changes.removed.length > 0) {
        files = undefined;
        sources = undefined;
        scans += 1;
        version += 1;
      }
      if (makesPages(config)) {
        inputs += 1;
        version += 1;
      }
      return changes;
    },
    setDates(next) {
      dates = next;
      version += 1;
      inputs += 1;
    },
    listImports: () => collectImports(entries.values()),
    listDependencies: () => {
      const files = [...entries.values()].flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath));
      return [...new Set(files)];
    },
    getVersion: () => version,
  };
}

const isCompiled = (entry: Page | undefined) => entry !== undefined && entry.isStub !== true;

/** Reuses unchanged pages, so that snapshots share them. */
function createDatedPages() {
  const pages = new WeakMap<Page, Page>();
  return (page: Page, lastUpdated: string | undefined): Page => {
    if (lastUpdated === undefined) return page;
    const known = pages.get(page);
    if (known?.lastUpdated === lastUpdated) return known;
    const dated = { ...page, lastUpdated };
    pages.set(page, dated);
    return dated;
  };
}

function createStub(file: SourceFile, config: ResolvedConfig): Page | undefined {
  if (isModulePath(file.filePath) || isOutsidePage(file.filePath, config)) return undefined;
  const { source } = readSource(file);
  if (!source) return undefined;
  const { hash: sourceHash, text } = source;
  const stub = createPageStub(text, file.sourcePath);
  const contentKey = `stub ${file.sourcePath}`;
  return stub && createPage(file, { ...stub, sourceHash, chars: text.length, contentKey, isStub: true }, config);
}

/** A fingerprint of the data of a page on which other pages depend. */
function fingerprintShared({ sourcePath, title, pageType, frontmatter, writtenFields }: Page): string {
  const { description, author, titleSuffix, head, ...rest } = frontmatter;
  return JSON.stringify([sourcePath, title, pageType, rest, writtenFields]);
}
