/** The tasks of a build, in any process: compiling a page, and rendering some documents. */
import { setImmediate as takeTurn } from 'node:timers/promises';
import { createUserError, type UserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from './config/resolved-config.ts';
import type { Compile, CompileRequest } from './content/compile-page.ts';
import { createDocumentRenderer } from './render/document-renderer.ts';
import type { RenderContext, RenderDocuments, RenderedDocument, RenderJob } from './render/render-job.ts';
import type { TaskHandler } from './workers/protocol.ts';

/** Plain data, because it is sent between processes. */
export type BuildTask =
  | CompilerSetUp
  | { kind: 'compile'; page: CompileRequest }
  | { kind: 'set-up-render'; siteDir: string; context: RenderContext }
  | { kind: 'render'; jobs: RenderJob[] };

interface CompilerSetUp {
  kind: 'set-up-compile';
  /** The folder of the site. The worker loads its configuration, because functions cannot be sent. */
  siteDir: string;
  /** From `hashSettings` in the main process. */
  settings: string;
  storeDir: string;
}

export interface HandlerOptions {
  loadConfig: (siteDir: string) => Promise<ResolvedConfig>;
  /** Called with each page before the work on it starts. */
  onPage: (page: string) => void;
}

export function createTaskHandler({ loadConfig, onPage }: HandlerOptions): TaskHandler<BuildTask> {
  let config: Promise<ResolvedConfig> | undefined;
  let compile: Compile = () => Promise.reject(new Error('Nothing was set up to compile.'));
  let render: RenderDocuments = () => Promise.reject(new Error('Nothing was set up to render.'));
  return async (task) => {
    switch (task.kind) {
      case 'set-up-compile':
        config ??= loadConfig(task.siteDir);
        compile = await openCompiler(task, await config, onPage);
        return undefined;
      case 'compile':
        return compile(task.page);
      case 'set-up-render':
        config ??= loadConfig(task.siteDir);
        render = openRenderer(task.context, await config, onPage);
        return undefined;
      case 'render':
        return render(task.jobs);
    }
  };
}

/** Loads parser and highlighter on demand, because they are large. */
async function openCompiler(
  { settings, storeDir }: CompilerSetUp,
  config: ResolvedConfig,
  onPage: HandlerOptions['onPage'],
): Promise<Compile> {
  const { createCompileContext, hashSettings } = await import('./content/compile-context.ts');
  const { compilePage } = await import('./content/compile-page.ts');
  if (hashSettings(config) !== settings) throw createChangeError(config);
  const context = createCompileContext(config, storeDir);
  return async (page) => {
    // Between pages, the dev server can respond.
    await takeTurn();
    onPage(page.file.sourcePath);
    return compilePage(page, context);
  };
}

/** Without this error, pages would be stored under the wrong key. */
function createChangeError({ configFile, siteDir }: ResolvedConfig): UserError {
  const message = 'The configuration is not the same in a worker process.';
  const help =
    'Run the command again if the file was changed meanwhile. Its exports must not depend on time or randomness.';
  return createUserError('config', message, { file: configFile ?? siteDir, help });
}

function openRenderer(
  context: RenderContext,
  config: ResolvedConfig,
  onPage: HandlerOptions['onPage'],
): RenderDocuments {
  const write = createDocumentRenderer(context, config);
  return async (jobs) => {
    const written: RenderedDocument[] = [];
    for (const job of jobs) {
      await takeTurn();
      onPage(job.outputFile);
      written.push(await write(job));
    }
    return written;
  };
}
