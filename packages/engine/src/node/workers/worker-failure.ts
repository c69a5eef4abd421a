/** What is reported of work that a worker could not do. */
import { createError, type Diagnostic, UserError } from '@quire/markdown/diagnostics';

/** An error as it crosses processes. */
export interface WorkerFailure {
  message: string;
  stack?: string;
  /** Of an error of the system: `ENOSPC`, with what was to be done to which file. */
  code?: string;
  syscall?: string;
  path?: string;
  /** Of a `UserError`. */
  diagnostics?: readonly Diagnostic[];
}

export function toFailure(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, syscall, path }: NodeJS.ErrnoException = error;
  return {
    message,
    ...(stack !== undefined && { stack }),
    ...(code !== undefined && { code }),
    ...(syscall !== undefined && { syscall }),
    ...(path !== undefined && { path }),
    ...(error instanceof UserError && { diagnostics: error.diagnostics }),
  };
}

/** The error as it was where it happened. */
export function toError({ message, diagnostics, ...details }: WorkerFailure): Error {
  if (diagnostics) return new UserError(diagnostics);
  return Object.assign(new Error(message), details);
}

/** How a worker has ended that was still wanted. */
export interface WorkerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What V8 said when it gave up; empty where it did not. */
  crashReport: string;
  /** The page that it worked on. */
  page: string | undefined;
}

export function createEndError({ code, signal, crashReport, page }: WorkerEnd): Diagnostic {
  const place = page === undefined ? {} : { file: page };
  if (/out of memory/i.test(crashReport)) {
    const help = 'Raise the limit, NODE_OPTIONS=--max-old-space-size=4096, or look for an endless loop in the page.';
    return createError('worker', 'A worker process ran out of memory.', { ...place, help });
  }
  const end = signal === null ? `It exited with code ${code}` : `It was killed by ${signal}`;
  const help =
    signal === 'SIGKILL'
      ? 'Systems kill processes when memory runs out: free some memory, and run the command again.'
      : 'Run the command again. If it happens again, look for what is special in the page.';
  return createError('worker', `A worker process ended unexpectedly. ${end}.`, { ...place, help });
}
