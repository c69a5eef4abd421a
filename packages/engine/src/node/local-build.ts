/** Owns the work of a build where it is done: compiling files and rendering documents, in the process that asks. */
import { setImmediate } from 'node:timers/promises';
import type { SourceFiles } from './files/source-files.ts';
import type { CompileSettings } from './markdown/compile-context.ts';
import type { Compile } from './markdown/compile-file.ts';
import type { Highlighter } from './markdown/highlight/highlighter.ts';
import { createLazyHighlighter } from './markdown/highlight/lazy-highlighter.ts';
import { createDocumentRenderer } from './render/document-renderer.ts';
import type { RenderContext, RenderDocuments } from './render/render-job.ts';
import { createTurns } from './workers/turns.ts';

export interface LocalBuild {
  /** Loads what compiling needs, before it is known what is to be compiled. */
  readyCompiler(): Promise<void>;
  /** Goes on with what most pages need, whenever there is no other work. */
  readyLanguages(whenFree: () => Promise<void>): Promise<void>;
  openCompiler(settings: CompileSettings): Compile;
  openRenderer(context: RenderContext): RenderDocuments;
}

export interface LocalBuildOptions {
  /** Called with each page before the work on it begins. */
  onPage?: (page: string) => void;
  /** By default one of its own, in this thread. */
  highlighter?: Highlighter;
  /** How many pages are compiled at once: while the code of one is highlighted elsewhere, others are parsed. */
  pagesAtOnce?: number;
  /** Reads the code and the fragments that pages show. */
  files: SourceFiles;
}

export function createLocalBuild({
  onPage = () => undefined,
  highlighter = createLazyHighlighter(),
  pagesAtOnce = 1,
  files,
}: LocalBuildOptions): LocalBuild {
  let modules: ReturnType<typeof importCompiler> | undefined;
  const load = () => (modules ??= importCompiler());
  return {
    async readyCompiler() {
      await load();
    },
    async readyLanguages(whenFree) {
      const { readyLanguages } = await load();
      await readyLanguages(highlighter, whenFree);
    },
    openCompiler(settings) {
      let compiler: ReturnType<typeof createCompiler> | undefined;
      const createCompiler = async () => {
        const { compileFile, createCompileContext } = await load();
        return { compileFile, context: createCompileContext(settings, { highlighter, files }) };
      };
      const turns = createTurns(pagesAtOnce);
      return (file, onHeadings) =>
        turns.take(async () => {
          compiler ??= createCompiler();
          const { compileFile, context } = await compiler;
          // A page gets as far as it can alone before the next one begins.
          await setImmediate();
          onPage(file.sourcePath);
          return compileFile(file, context, onHeadings);
        });
    },
    openRenderer(context) {
      const documents = createDocumentRenderer(context, files);
      return async (jobs) => {
        const rendered = [];
        for (const job of jobs) {
          // Others have their turn between two documents.
          await setImmediate();
          onPage(job.outputFile);
          rendered.push(await documents.write(job));
        }
        return rendered;
      };
    },
  };
}

/** Parser and highlighter are large: a build that compiles nothing does without them. */
async function importCompiler() {
  const { createCompileContext } = await import('./markdown/compile-context.ts');
  const { compileFile } = await import('./markdown/compile-file.ts');
  const { readyLanguages } = await import('./markdown/highlight/ready-languages.ts');
  return { createCompileContext, compileFile, readyLanguages };
}
