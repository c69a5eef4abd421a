/** Owns compiling the files of a site: each once for what it is made of, originals before their translations. */
import type { Heading } from '../../shared/page.ts';
import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashContent } from '../files/hash.ts';
import { createCompileSettings } from '../markdown/compile-context.ts';
import type { Compile, CompileFileInput, FormerPage } from '../markdown/compile-file.ts';
import { type CompiledPage, createFailedPage } from '../markdown/compiled-page.ts';
import type { OnHeadings } from '../markdown/compiled-source.ts';
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
  /** Whether a file that is read for its key is not read again to compile it: its text is in memory until then. */
  handsOnText?: boolean;
  /** The page that a former run compiled under a key. */
  findStored?: (key: string) => CompiledPage | undefined;
  /** What a former run compiled a file to, whatever has become of the file since. */
  findFormer?: (sourcePath: string) => FormerPage | undefined;
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
  text: string | undefined;
  key: string;
  hash: string;
  chars: number;
  original: Heading[];
}

/** With its text where that is handed on. */
type ReadFile = SourceFacts & { text?: string };

interface Original {
  compiled: Promise<CompiledFile>;
  /** Resolves when its headings are known, or never will be. */
  outlined: Promise<void>;
}

export function createFileCompiler(config: ResolvedConfig, options: FileCompilerOptions): FileCompiler {
  /** Without errors. */
  const results = new Map<string, CompiledFile>();
  const running = new Map<string, Promise<CompiledPage>>();
  /** The headings of files whose code is still highlighted, by source path. */
  const outlines = new Map<string, readonly Heading[]>();
  const salt = createSalt(config);

  function createKeyedFile(file: SourceFile, { hash, chars, text }: ReadFile, sources: SourceIndex): KeyedFile {
    const translated = sources.findOriginal(file);
    const headings = translated ? findHeadings(translated.sourcePath) : [];
    const original = headings.map(({ id, text, depth }) => ({ id, text, depth }));
    const ids = original.map(({ id, depth }) => `${depth}${id}`).join();
    return { file, text, original, hash, chars, key: hashContent(salt, file.sourcePath, ids, hash) };
  }

  function findHeadings(sourcePath: string): readonly Heading[] {
    return outlines.get(sourcePath) ?? results.get(sourcePath)?.page.headings ?? [];
  }

  /** The source of a file that may be compiled, or the result of one that cannot. */
  function readAllowed(file: SourceFile): ReadFile | CompiledFile {
    const fail = (page: CompiledPage): CompiledFile => ({ file, key: '', hash: '', chars: 0, page, isReused: false });
    const known = options.findSource?.(file.filePath);
    const { source, error } = known ? { source: known } : readSource(file);
    if (error) return fail(createFailedPage([error]));
    if (isOutsidePage(file.filePath, config)) return fail(createOutsidePage(file.sourcePath));
    if (!('text' in source)) return source;
    const { hash, text } = source;
    return { hash, chars: text.length, ...(options.handsOnText && { text }) };
  }

  /** What is known of a file without compiling it. */
  function findResult({ file, key, hash, chars }: KeyedFile): CompiledFile | undefined {
    const known = results.get(file.sourcePath);
    if (known?.key === key && isFreshPage(known.page)) return known;
    const page = options.findStored?.(key);
    return page && { file, key, hash, chars, page, isReused: true };
  }

  function createOwnInput(keyed: KeyedFile): CompileFileInput {
    const former = options.findFormer?.(keyed.file.sourcePath);
    return { ...createInput(keyed, config), ...(former && { former }) };
  }

  function startCompiling(keyed: KeyedFile, onHeadings?: OnHeadings): Promise<CompiledPage> {
    const page = options.compile(createOwnInput(keyed), onHeadings);
    running.set(keyed.key, page);
    const forget = () => running.delete(keyed.key);
    page.then(forget, forget);
    return page;
  }

  /** A file the headings of whose original are known already. */
  async function compileFile(file: SourceFile, sources: SourceIndex, onHeadings?: OnHeadings): Promise<CompiledFile> {
    const source = readAllowed(file);
    if ('page' in source) return source;
    const keyed = createKeyedFile(file, source, sources);
    const { key, hash, chars } = keyed;
    const compile = () => running.get(key) ?? startCompiling(keyed, onHeadings);
    const compiled = findResult(keyed) ?? { file, key, hash, chars, page: await compile(), isReused: false };
    if (compiled.page.errors.length === 0) results.set(file.sourcePath, compiled);
    return compiled;
  }

  /** Its translations wait for its headings alone: its code may still be highlighted. */
  function compileOriginal(file: SourceFile, sources: SourceIndex): Original {
    let onOutlined: () => void = () => undefined;
    const outlined = new Promise<void>((resolve) => {
      onOutlined = resolve;
    });
    const compiled = compileFile(file, sources, (headings) => {
      outlines.set(file.sourcePath, headings);
      onOutlined();
    }).finally(() => {
      outlines.delete(file.sourcePath);
      onOutlined();
    });
    return { compiled, outlined };
  }

  return {
    async compile(files, sources) {
      const isOriginal = (file: SourceFile) => file.lang === config.defaultLang;
      const translated = files.flatMap((file) => sources.findOriginal(file) ?? []);
      const originals = new Map<SourceFile | undefined, Original>();
      for (const file of [...files.filter(isOriginal), ...translated])
        if (!originals.has(file)) originals.set(file, compileOriginal(file, sources));
      const others = files
        .filter((file) => !isOriginal(file))
        .map(async (file) => {
          await originals.get(sources.findOriginal(file))?.outlined;
          return compileFile(file, sources);
        });
      return Promise.all([...Array.from(originals.values(), ({ compiled }) => compiled), ...others]);
    },
  };
}

/** What the key of every page is made of besides its text. */
function createSalt(config: ResolvedConfig): string {
  const { code, imports, globalComponents, defines } = createCompileSettings(config);
  return hashContent(JSON.stringify([code, imports, globalComponents, defines]), config.engineHash);
}

function createInput({ file, text, key, hash, original }: KeyedFile, config: ResolvedConfig): CompileFileInput {
  const { filePath, sourcePath } = file;
  const { folder } = getContentRoot(file, config);
  const input = { filePath, sourcePath, ...(text !== undefined && { text }), key, hash, original, folder };
  if (file.lang === config.defaultLang) return input;
  const translated = getContentRoot({ ...file, lang: config.defaultLang }, config);
  return { ...input, folders: { own: folder, original: translated.folder } };
}
