/** Owns the work of a build where it is done: compiling files and rendering documents, in the process that asks. */
import type { CompileSettings } from './markdown/compile-context.ts';
import type { CompileFiles } from './markdown/compile-file.ts';
import { createDocumentRenderer } from './render/document-renderer.ts';
import type { RenderContext, RenderDocuments } from './render/render-job.ts';

export interface LocalBuild {
  openCompiler(settings: CompileSettings): CompileFiles;
  openRenderer(context: RenderContext): RenderDocuments;
}

/** @param onPage called with each page before the work on it begins */
export function createLocalBuild(onPage: (page: string) => void = () => undefined): LocalBuild {
  return {
    openCompiler(settings) {
      let compiler: ReturnType<typeof loadCompiler> | undefined;
      return async (files) => {
        compiler ??= loadCompiler(settings);
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
export async function importCompiler() {
  const { createCompileContext } = await import('./markdown/compile-context.ts');
  const { compileFile } = await import('./markdown/compile-file.ts');
  return { createCompileContext, compileFile };
}

async function loadCompiler(settings: CompileSettings) {
  const { createCompileContext, compileFile } = await importCompiler();
  return { compileFile, context: createCompileContext(settings) };
}
