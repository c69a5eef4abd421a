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
  /** Starts it before there is work; the first task does it otherwise. */
  start(): void;
  /**
   * Tasks are done one after the other.
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

  function end() {
    hasEnded = true;
    for (const { reject } of calls.values()) reject(new ThreadEndedError());
    calls.clear();
  }

  function start(): Worker {
    if (thread) return thread;
    thread = new Worker(file);
    thread.on('message', receive);
    thread.on('error', end);
    thread.on('exit', end);
    return thread;
  }

  return {
    start,
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
      calls.clear();
      await thread?.terminate();
    },
  };
}
