/** Owns what is told of work that a worker could not do. */
import { UserError } from '../user-error.ts';

/** An error as it crosses processes. */
export interface WorkerFailure {
  message: string;
  stack?: string;
  /** Of an error of the system: `ENOSPC`, with what was to be done to which file. */
  code?: string;
  syscall?: string;
  path?: string;
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
  };
}

/** The error as it was where it happened. */
export function toError({ message, ...details }: WorkerFailure): Error {
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

export function createEndError({ code, signal, crashReport, page }: WorkerEnd): UserError {
  const place = page === undefined ? {} : { file: page };
  if (/out of memory/i.test(crashReport)) {
    const hint = 'Give it more, NODE_OPTIONS=--max-old-space-size=4096, or look for what never ends in the page.';
    return new UserError('The memory of a worker is used up.', { ...place, hint });
  }
  const end = signal === null ? `It ended with code ${code}` : `It was ended by ${signal}`;
  const hint =
    signal === 'SIGKILL'
      ? 'Systems end processes when memory runs out: free some, and run the command again.'
      : 'Run the command again. If it ends each time, look for what is special in the page.';
  return new UserError(`A worker died. ${end}.`, { ...place, hint });
}
