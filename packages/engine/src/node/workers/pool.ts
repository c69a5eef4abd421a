/**
 * Owns the workers of a build: batches of work go to whichever is free. They are processes, not threads: each has
 * a memory of its own, and one that dies of a native fault does not take the build's report with it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { WorkerReply, WorkerRequest, WorkerResult, WorkerTask } from './protocol.ts';

export interface Pool {
  /** Runs one task on a free worker. */
  run<T extends WorkerTask>(task: T): Promise<WorkerResult<T>>;
  /** Runs a task on every worker that is there or will be: what later tasks build on. */
  setUp(task: WorkerTask): void;
  readonly size: number;
  close(): void;
}

interface Member {
  worker: ChildProcess;
  settle: ((reply: WorkerReply) => void) | undefined;
  /** How many of the set-up tasks it has been given. */
  setUps: number;
}

/** Items that make a further worker worth its start of about 300 ms. */
const ITEMS_PER_WORKER = 60;

/** @param items how many things there are to do in all */
export function createPool(items: number): Pool {
  const size = Math.max(1, Math.min(availableParallelism(), Math.ceil(items / ITEMS_PER_WORKER)));
  const idle: Member[] = [];
  const members: Member[] = [];
  const waiting: Array<(member: Member) => void> = [];
  const setUps: WorkerTask[] = [];

  function acquire(): Promise<Member> {
    const member = idle.pop() ?? (members.length < size ? addMember() : undefined);
    return member ? Promise.resolve(member) : new Promise((resolve) => waiting.push(resolve));
  }

  function release(member: Member) {
    const next = waiting.shift();
    if (next) next(member);
    else idle.push(member);
  }

  function addMember(): Member {
    const worker = fork(join(import.meta.dirname, 'worker.js'), { serialization: 'advanced', execArgv: [] });
    const member: Member = { worker, settle: undefined, setUps: 0 };
    worker.on('message', (reply: WorkerReply) => member.settle?.(reply));
    worker.on('error', (error) => member.settle?.({ status: 'failed', message: error.stack ?? String(error) }));
    worker.on('exit', (code, signal) =>
      member.settle?.({ status: 'failed', message: `A worker stopped (${signal ?? `code ${code}`}).` }),
    );
    members.push(member);
    return member;
  }

  async function call(member: Member, task: WorkerTask): Promise<unknown> {
    const reply = await new Promise<WorkerReply>((resolve) => {
      member.settle = resolve;
      member.worker.send({ task } satisfies WorkerRequest);
    });
    if (reply.status === 'failed') throw new Error(reply.message);
    return reply.result;
  }

  return {
    size,
    setUp: (task) => void setUps.push(task),
    async run<T extends WorkerTask>(task: T) {
      const member = await acquire();
      try {
        while (member.setUps < setUps.length) {
          const setUp = setUps[member.setUps];
          member.setUps += 1;
          if (setUp) await call(member, setUp);
        }
        return (await call(member, task)) as WorkerResult<T>;
      } finally {
        release(member);
      }
    },
    close() {
      for (const { worker } of members) worker.disconnect();
    },
  };
}

export interface BatchOptions {
  /** Items that one call gets. */
  size: number;
  /** Calls under way at once. Work is made when its turn comes, so that memory does not grow with the number of items. */
  concurrency: number;
}

/** Runs `items` in batches, and hands over the results in their order. */
export async function runBatches<I, R>(
  items: I[],
  { size, concurrency }: BatchOptions,
  run: (batch: I[]) => Promise<R[]>,
): Promise<R[]> {
  const results: R[][] = [];
  let start = 0;
  const work = async () => {
    while (start < items.length) {
      const from = start;
      start += size;
      results[from / size] = await run(items.slice(from, from + size));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results.flat();
}
