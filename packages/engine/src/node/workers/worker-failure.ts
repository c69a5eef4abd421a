/** Describes failures of workers. */
import { createError, type Diagnostic, describeThrown, UserError } from '@quire/markdown/diagnostics';

/** A serialized error. */
export interface WorkerFailure {
  message: string;
  stack?: string;
  /** For a system error: `ENOSPC`, with the operation and the file. */
  code?: string;
  syscall?: string;
  path?: string;
  /** For a `UserError`. */
  diagnostics?: readonly Diagnostic[];
}

export function toFailure(error: unknown): WorkerFailure {
  if (!(error instanceof Error)) return { message: describeThrown(error) };
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

/** Restores the original error. */
export function toError({ message, diagnostics, ...details }: WorkerFailure): Error {
  if (diagnostics) return new UserError(diagnostics);
  return Object.assign(new Error(message), details);
}

/** How a worker ended unexpectedly. */
export interface WorkerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** V8's crash report; empty if it did not crash. */
  crashReport: string;
  /** The page on which it was working. */
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
      : 'Run the command again. If it happens again, look for unusual content in the page.';
  return createError('worker', `A worker process ended unexpectedly. ${end}.`, { ...place, help });
}
