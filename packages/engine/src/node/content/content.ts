/**
 * The content of a site: its pages in their compiled form. A build takes one snapshot of it, the dev server one after
 * each change.
 */
import { setImmediate } from 'node:timers/promises';
import type { ComponentImport } from '@quire/markdown';
import { hashContent, isInside } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isPresent } from './content-store.ts';
import { collectImports } from './create-page.ts';
import { createFileCompiler, type FileCompilerOptions } from './file-compiler.ts';
import { fingerprintShared, type Page } from './page.ts';
import { createPageEntries, createStub } from './page-entries.ts';
import { publishPages } from './publication.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceIndex } from './source-index.ts';
import { createSourceState } from './source-state.ts';
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
  /** All components that the compiled pages import, without those that no longer exist: only their pages have an error. */
  listImports(): ComponentImport[];
  /** The absolute paths of files other than pages that pages were compiled from. */
  listDependencies(): string[];
}

/** Immutable. */
export interface ContentSnapshot {
  /** Includes fallback pages for missing translations, and marks stale sections of translations. */
  pages: readonly Page[];
  /** Pages that are not published. */
  drafts: readonly Page[];
  /** Changes if the data that pages show of each other changes: files, titles, frontmatter. */
  structure: string;
  /** Snapshots with the same version are equal. */
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

export function createContent(config: ResolvedConfig, { files, ...options }: ContentOptions): Content {
  const compileFiles = createFileCompiler(config, options);
  const sources = createSourceState(config, files);
  const entries = createPageEntries();
  let version = 0;
  let last: ContentSnapshot | undefined;
  /** Counts the scans of files, which also read `_meta.json` and `_nav.json`. */
  let scans = 0;
  /** `inputs` counts the changes of the input for virtual pages; `madeOf` is its value for the current ones. */
  let inputs = 0;
  let madeOf = -1;
  let making = Promise.resolve();

  function setEntry(page: Page) {
    if (!entries.set(page)) return;
    version += 1;
    if (!page.virtual) inputs += 1;
  }

  async function compile(files: SourceFile[]): Promise<Page[]> {
    const compiled = await compileFiles(files, sources.getIndex());
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
      await compile(sources.getFiles().filter((file) => !entries.isCompiled(file)));
      const seen = inputs;
      const written = entries.list(sources.getFiles()).filter(({ errors }) => errors.length === 0);
      const replaced = sources.setVirtual(await listVirtualPages(publishPages(written, config).published, config));
      if (replaced) {
        entries.remove(replaced);
        version += 1;
      }
      madeOf = seen;
    }
  }

  /** Creates stubs for new files, and compiles those that cannot have one. */
  async function fillEntries() {
    const index = sources.getIndex();
    const unclear: SourceFile[] = [];
    let created = 0;
    for (const file of index.files.values()) {
      if (entries.has(file)) continue;
      const stub = createStub(file, config);
      if (stub) setEntry(stub);
      else unclear.push(file);
      created += 1;
      if (created % STUBS_AT_ONCE === 0) await setImmediate();
    }
    if (unclear.length > 0) await compile(unclear);
    // Files were added or removed meanwhile.
    if (index !== sources.findIndex()) await fillEntries();
  }

  /** Whether a change can make a module a page, or the reverse: it is one if it renders something and no page imports it. */
  const importsModules = () => collectImports(entries.all()).some(({ module }) => isInside(module, config.docsDir));

  async function fillPages() {
    await makePages();
    await fillEntries();
    // A page was compiled meanwhile.
    if (isBehind()) await fillPages();
  }

  return {
    getSources: sources.getIndex,
    compile,
    makePages,
    async compileAhead(file) {
      await compileFiles([file], sources.getIndex());
    },
    async snapshot() {
      await fillPages();
      if (last?.version === version) return last;
      const pages = entries.list(sources.getIndex().files.values());
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
      const index = sources.findIndex();
      const { changed, removed, added } = sortChanges(filePaths, index);
      entries.remove(removed);
      const dependents = entries.listDependents(filePaths).map((page) => index?.files.get(page.sourcePath) ?? page);
      if (added.length + removed.length > 0) scans += 1;
      if (added.length + removed.length > 0 || importsModules()) {
        sources.forget();
        version += 1;
      }
      if (makesPages(config)) {
        inputs += 1;
        version += 1;
      }
      return { changed: [...new Set([...changed, ...dependents])], removed, added };
    },
    setDates(dates) {
      entries.setDates(dates);
      version += 1;
      inputs += 1;
    },
    listImports: () => collectImports(entries.all()).filter(isPresent),
    listDependencies: entries.listDependencies,
  };
}

function sortChanges(filePaths: readonly string[], index: SourceIndex | undefined): SourceChanges {
  const changes: SourceChanges = { changed: [], removed: [], added: [] };
  for (const filePath of filePaths) {
    const file = index?.findByFilePath(filePath);
    if (!file || file.virtual) changes.added.push(filePath);
    else if (readSource(file).source) changes.changed.push(file);
    else changes.removed.push(file);
  }
  return changes;
}
