/** Owns compiling the files of a site: each once for what it is made of, originals before their translations. */
import type { Heading } from '../../shared/page.ts';
import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashContent } from '../files/hash.ts';
import { createCompileSettings } from '../markdown/compile-context.ts';
import type { Compile, CompileFileInput } from '../markdown/compile-file.ts';
import { type CompiledPage, createFailedPage } from '../markdown/compiled-page.ts';
import { isFreshPage } from '../markdown/content-store.ts';
import { createOutsidePage, isOutsidePage } from './inside-site.ts';
import type { SourceFile } from './page.ts';
import type { SourceIndex } from './source-index.ts';
import { readSource, type SourceFacts } from './source-text.ts';

export interface CompiledFile {
  file: SourceFile;
  /** The key of its text in the content store; empty where there is none. */
  key: string;
  /** Of the source; empty where it cannot be read. */
  hash: string;
  /** Characters of the source. */
  chars: number;
  /** With the errors of the file as it is now. */
  page: CompiledPage;
  /** Whether a former run had compiled it. */
  isReused: boolean;
}

export interface FileCompilerOptions {
  compile: Compile;
  /** The page that a former run compiled under a key. */
  findStored?: (key: string) => CompiledPage | undefined;
  /** What is known of a file that is as a former run has read it. */
  findSource?: (filePath: string) => SourceFacts | undefined;
}

export interface FileCompiler {
  /** Results in the order of the files. Errors of their authors are part of them. */
  compile(files: SourceFile[], sources: SourceIndex): Promise<CompiledFile[]>;
}

/** A file that is ready to be compiled. */
interface KeyedFile {
  file: SourceFile;
  key: string;
  hash: string;
  chars: number;
  original: Heading[];
}

export function createFileCompiler(config: ResolvedConfig, options: FileCompilerOptions): FileCompiler {
  /** Without errors. */
  const results = new Map<string, CompiledFile>();
  const running = new Map<string, Promise<CompiledPage>>();
  const salt = createSalt(config);

  function createKeyedFile(file: SourceFile, { hash, chars }: SourceFacts, sources: SourceIndex): KeyedFile {
    const translated = sources.findOriginal(file);
    const headings = translated ? (results.get(translated.sourcePath)?.page.headings ?? []) : [];
    const original = headings.map(({ id, text, depth }) => ({ id, text, depth }));
    const ids = original.map(({ id, depth }) => `${depth}${id}`).join();
    return { file, original, hash, chars, key: hashContent(salt, file.sourcePath, ids, hash) };
  }

  /** The source of a file that may be compiled, or the result of one that cannot. */
  function readAllowed(file: SourceFile): SourceFacts | CompiledFile {
    const fail = (page: CompiledPage): CompiledFile => ({ file, key: '', hash: '', chars: 0, page, isReused: false });
    const known = options.findSource?.(file.filePath);
    const { source, error } = known ? { source: known } : readSource(file);
    if (error) return fail(createFailedPage([error]));
    if (isOutsidePage(file.filePath, config)) return fail(createOutsidePage(file.sourcePath));
    if (!('text' in source)) return source;
    return { hash: source.hash, chars: source.text.length };
  }

  /** What is known of a file without compiling it. */
  function findResult({ file, key, hash, chars }: KeyedFile): CompiledFile | undefined {
    const known = results.get(file.sourcePath);
    if (known?.key === key && isFreshPage(known.page)) return known;
    const page = options.findStored?.(key);
    return page && { file, key, hash, chars, page, isReused: true };
  }

  function startCompiling(keyed: KeyedFile): Promise<CompiledPage> {
    const page = options.compile(createInput(keyed, config));
    running.set(keyed.key, page);
    const forget = () => running.delete(keyed.key);
    page.then(forget, forget);
    return page;
  }

  /** A file the headings of whose original are known already. */
  async function compileFile(file: SourceFile, sources: SourceIndex): Promise<CompiledFile> {
    const source = readAllowed(file);
    if ('page' in source) return source;
    const keyed = createKeyedFile(file, source, sources);
    const { key, hash, chars } = keyed;
    const compile = () => running.get(key) ?? startCompiling(keyed);
    const compiled = findResult(keyed) ?? { file, key, hash, chars, page: await compile(), isReused: false };
    if (compiled.page.errors.length === 0) results.set(file.sourcePath, compiled);
    return compiled;
  }

  return {
    async compile(files, sources) {
      const isOriginal = (file: SourceFile) => file.lang === config.defaultLang;
      const translated = files.flatMap((file) => sources.findOriginal(file) ?? []);
      const originals = new Map<SourceFile | undefined, Promise<CompiledFile>>();
      for (const file of [...files.filter(isOriginal), ...translated])
        if (!originals.has(file)) originals.set(file, compileFile(file, sources));
      // A translation has the ids of its original's headings.
      const others = files
        .filter((file) => !isOriginal(file))
        .map(async (file) => {
          await originals.get(sources.findOriginal(file));
          return compileFile(file, sources);
        });
      return Promise.all([...originals.values(), ...others]);
    },
  };
}

/** What the key of every page is made of besides its text. */
function createSalt(config: ResolvedConfig): string {
  const { code, imports, globalComponents, defines } = createCompileSettings(config);
  return hashContent(JSON.stringify([code, imports, globalComponents, defines]), config.engineHash);
}

function createInput({ file, key, hash, original }: KeyedFile, config: ResolvedConfig): CompileFileInput {
  const { filePath, sourcePath } = file;
  const { folder } = getContentRoot(file, config);
  const input = { filePath, sourcePath, key, hash, original, folder };
  if (file.lang === config.defaultLang) return input;
  const translated = getContentRoot({ ...file, lang: config.defaultLang }, config);
  return { ...input, folders: { own: folder, original: translated.folder } };
}
