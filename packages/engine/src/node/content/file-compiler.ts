/** Compiles the files of a site, each only if its inputs changed, and originals before their translations. */

import { getDirection } from '@quire/client/contract';
import { type CompiledPage, createFailedPage } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashSettings } from './compile-context.ts';
import type { Compile, CompileRequest } from './compile-page.ts';
import { getContentKey, isFreshPage } from './content-store.ts';
import { createPage } from './create-page.ts';
import { createOutsidePage, isOutsideLink } from './inside-site.ts';
import type { Page } from './page.ts';
import type { SourceFile } from './source-file.ts';
import type { SourceIndex } from './source-index.ts';
import { readSource, type SourceText } from './source-text.ts';

export interface FileCompilerOptions {
  compile: Compile;
  /** The page that an earlier run compiled under a key. */
  findStored?: (key: string) => CompiledPage | undefined;
}

/** Results are in the order of the files, and include the errors of pages. */
export type CompileFiles = (files: SourceFile[], sources: SourceIndex) => Promise<Page[]>;

export function createFileCompiler(config: ResolvedConfig, options: FileCompilerOptions): CompileFiles {
  /** Pages without errors, by source path. */
  const results = new Map<string, Page>();
  const running = new Map<string, Promise<Page>>();
  const salt = hashSettings(config);

  function createInput(file: SourceFile, hash: string, sources: SourceIndex): CompileRequest {
    const translated = sources.findOriginal(file);
    const headings = translated ? (results.get(translated.sourcePath)?.headings ?? []) : [];
    const original = headings.map(({ id, depth }) => ({ id, depth }));
    const ids = original.map(({ id, depth }) => `${depth}${id}`).join();
    const { filePath, sourcePath, virtual } = file;
    const isRightToLeft = getDirection(file.lang) === 'rtl';
    const key = hashContent(salt, sourcePath, ids, hash, String(isRightToLeft));
    const source = { filePath, sourcePath, ...(virtual && { virtual }) };
    return { file: source, key, hash, original, isRightToLeft, ...findFolders(file, config) };
  }

  /** The text of a file, or a failed page if it cannot be read or is not allowed. */
  function readAllowed(file: SourceFile): SourceText | Page {
    const fail = (page: CompiledPage) => createPage(file, { ...page, contentKey: '', chars: 0 }, config);
    const { source, error } = readSource(file);
    if (error) return fail(createFailedPage([error]));
    if (isOutsideLink(file.filePath, config)) return fail(createOutsidePage(file.sourcePath));
    return source;
  }

  /** The page from an earlier compilation. */
  function findKnown(file: SourceFile, { key }: CompileRequest, chars: number): Page | undefined {
    const known = results.get(file.sourcePath);
    if (known?.contentKey === key && known.pagePath === file.pagePath && isFreshPage(known)) return known;
    const stored = options.findStored?.(key);
    return stored && createPage(file, { ...stored, chars, contentKey: key }, config);
  }

  function compileNow(file: SourceFile, input: CompileRequest, chars: number): Promise<Page> {
    const { key } = input;
    const page = options
      .compile(input)
      .then((compiled) => createPage(file, { ...compiled, chars, contentKey: getContentKey(key, compiled) }, config));
    running.set(key, page);
    const forget = () => running.delete(key);
    page.then(forget, forget);
    return page;
  }

  /** Requires that the original of the file is compiled already. */
  async function compileFile(file: SourceFile, sources: SourceIndex): Promise<Page> {
    const source = readAllowed(file);
    if ('routePath' in source) return source;
    const chars = source.text.length;
    const input = createInput(file, source.hash, sources);
    const known = findKnown(file, input, chars);
    const page = known ?? (await (running.get(input.key) ?? compileNow(file, input, chars)));
    if (page.errors.length === 0) results.set(file.sourcePath, page);
    return page;
  }

  return async (files, sources) => {
    const isOriginal = (file: SourceFile) => file.lang === config.defaultLang;
    const translated = files.flatMap((file) => sources.findOriginal(file) ?? []);
    const originals = new Map<SourceFile | undefined, Promise<Page>>();
    for (const file of [...files.filter(isOriginal), ...translated])
      if (!originals.has(file)) originals.set(file, compileFile(file, sources));
    // A translation uses the heading ids of its original.
    const others = files
      .filter((file) => !isOriginal(file))
      .map(async (file) => {
        await originals.get(sources.findOriginal(file));
        return compileFile(file, sources);
      });
    return Promise.all([...originals.values(), ...others]);
  };
}

function findFolders(file: SourceFile, config: ResolvedConfig): Pick<CompileRequest, 'folder' | 'folders'> {
  const { folder } = getContentRoot(file, config);
  if (file.lang === config.defaultLang) return { folder };
  const translated = getContentRoot({ ...file, lang: config.defaultLang }, config);
  return { folder, folders: { own: folder, original: translated.folder } };
}
