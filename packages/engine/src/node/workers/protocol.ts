/** Owns what main thread and workers say to each other. */
import type { CompileSettings } from '../content/compile-context.ts';
import type { CompileFileInput } from '../content/compile-file.ts';
import type { CompiledPage } from '../content/compiled-page.ts';
import type { RenderContext, RenderedDocument, RenderJob } from '../render/render-job.ts';
import type { WorkerFailure } from './worker-failure.ts';

export interface CompileSetUp extends CompileSettings {
  kind: 'set-up-compile';
}

export interface CompileTask {
  kind: 'compile';
  files: CompileFileInput[];
}

export interface RenderSetUp {
  kind: 'set-up-render';
  context: RenderContext;
}

export interface RenderTask {
  kind: 'render';
  jobs: RenderJob[];
}

export type WorkerTask = CompileSetUp | CompileTask | RenderSetUp | RenderTask;

export type WorkerResult<T extends WorkerTask> = T extends CompileTask
  ? CompiledPage[]
  : T extends RenderTask
    ? RenderedDocument[]
    : undefined;

export interface WorkerRequest {
  task: WorkerTask;
}

export type WorkerReply =
  /** Said of each page of a task, so that one that ends the process is known. */
  | { status: 'working'; page: string }
  /** With the resident memory of the process in bytes, what it holds outside of V8 included. */
  | { status: 'done'; result: unknown; memoryBytes: number }
  | { status: 'failed'; failure: WorkerFailure };
