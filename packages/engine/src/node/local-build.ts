/** Owns the work of a build where it is done: compiling files and rendering documents, in the process that asks. */
import type { CompileSettings } from './markdown/compile-context.ts';
import type { CompileFiles } from './markdown/compile-file.ts';
import { createDocumentRenderer } from './render/document-renderer.ts';
import type { RenderContext, RenderDocuments } from './render/render-job.ts';

export interface LocalBuild {
  /** Loads what compiling needs, before it is known what is to be compiled. */
  readyCompiler(): Promise<void>;
  /** Goes on with what most pages need, until there is other work. */
  readyLanguages(isWanted: () => boolean): Promise<void>;
  openCompiler(settings: CompileSettings): CompileFiles;
  openRenderer(context: RenderContext): RenderDocuments;
}

/** @param onPage called with each page before the work on it begins */
export function createLocalBuild(onPage: (page: string) => void = () => undefined): LocalBuild {
  let modules: ReturnType<typeof importCompiler> | undefined;
  const load = () => (modules ??= importCompiler());
  return {
    async readyCompiler() {
      await load();
    },
    async readyLanguages(isWanted) {
      const { highlighter, readyLanguages } = await load();
      await readyLanguages(highlighter, isWanted);
    },
    openCompiler(settings) {
      let compiler: ReturnType<typeof createCompiler> | undefined;
      const createCompiler = async () => {
        const { compileFile, createCompileContext, highlighter } = await load();
        return { compileFile, context: createCompileContext(settings, highlighter) };
      };
      return async (files) => {
        compiler ??= createCompiler();
        const { compileFile, context } = await compiler;
        const pages = [];
        for (const file of files) {
          onPage(file.sourcePath);
          pages.push(await compileFile(file, context));
        }
        return pages;
      };
    },
    openRenderer(context) {
      const documents = createDocumentRenderer(context);
      return async (jobs) => {
        const rendered = [];
        for (const job of jobs) {
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
  const { createLazyHighlighter } = await import('./markdown/highlight/lazy-highlighter.ts');
  const { readyLanguages } = await import('./markdown/highlight/ready-languages.ts');
  return { createCompileContext, compileFile, readyLanguages, highlighter: createLazyHighlighter() };
}
