/**
 * Owns a thread beside the one of a process: what it is asked for, what it answers, and that whoever asked can do the work
 * where it has ended. It may run out of memory, or a component of the site may end it.
 */
import { Worker } from 'node:worker_threads';
import type { WorkerTask } from './protocol.ts';
import { toError, type WorkerFailure } from './worker-failure.ts';

export interface ThreadRequest<Task extends WorkerTask> {
  id: number;
  task: Task;
}

export type ThreadReply = { id: number; result: unknown } | { id: number; failure: WorkerFailure };

export interface SideThread<Task extends WorkerTask> {
  /**
   * Tasks are done one after the other; the first starts the thread.
   *
   * @throws ThreadEndedError where the thread has ended; how much of the task was done is not known
   */
  call<Result>(task: Task): Promise<Result>;
  /** Ends the thread. What it was asked for is never answered then. */
  close(): Promise<void>;
}

export class ThreadEndedError extends Error {
  constructor() {
    super('The thread has ended.');
  }
}

interface Call {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** @param file what runs in the thread */
export function createSideThread<Task extends WorkerTask>(file: string): SideThread<Task> {
  const calls = new Map<number, Call>();
  let thread: Worker | undefined;
  let hasEnded = false;
  let nextId = 0;

  function receive(reply: ThreadReply) {
    const call = calls.get(reply.id);
    calls.delete(reply.id);
    if ('failure' in reply) call?.reject(toError(reply.failure));
    else call?.resolve(reply.result);
  }

  /** What is thrown while nobody waits would be lost: it ends the process, as it does where it is thrown there. */
  function fail(error: NodeJS.ErrnoException) {
    const isStray = calls.size === 0 && !hasEnded && error.code !== 'ERR_WORKER_OUT_OF_MEMORY';
    end();
    if (isStray)
      queueMicrotask(() => {
        throw error;
      });
  }

  function end() {
    hasEnded = true;
    for (const { reject } of calls.values()) reject(new ThreadEndedError());
    calls.clear();
  }

  function start(): Worker {
    if (thread) return thread;
    thread = new Worker(file);
    thread.on('message', receive);
    thread.on('error', fail);
    thread.on('exit', end);
    return thread;
  }

  return {
    async call<Result>(task: Task) {
      if (hasEnded) throw new ThreadEndedError();
      const request: ThreadRequest<Task> = { id: nextId, task };
      nextId += 1;
      const result = await new Promise<unknown>((resolve, reject) => {
        calls.set(request.id, { resolve, reject });
        start().postMessage(request);
      });
      return result as Result;
    },
    async close() {
      hasEnded = true;
      calls.clear();
      await thread?.terminate();
    },
  };
}
