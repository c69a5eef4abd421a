/**
 * Owns the workers of a build: batches of work go to whichever is free. They are processes, not threads: each has
 * a memory of its own, and one that dies of a native fault does not take the build's report with it.
 */
import { availableParallelism } from 'node:os';
import type { WorkerTask } from './protocol.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface Pool<Task> {
  /** Runs one task on a free worker. */
  run<Result>(task: Task): Promise<Result>;
  /** Runs a task on every worker that is there or will be: what later tasks build on. */
  setUp(task: Task): void;
  readonly size: number;
  /** Ends all work, finished or not. Resolves when nothing is written any more. */
  close(): Promise<void>;
}

interface Member {
  worker: WorkerProcess;
  /** How many of the set-up tasks it has been given. */
  setUps: number;
}

/** Items that make a further worker worth its start of about 300 ms. */
const ITEMS_PER_WORKER = 60;

/**
 * A worker that has come to hold more goes, and a new one takes its place: what grammars, native code and components
 * keep would grow with the number of pages. One at work has 150 to 250 MB.
 */
const WORN_OUT_BYTES = 500 * 1024 * 1024;

/**
 * @param items how many things there are to do in all
 * @param start how a worker comes to be
 */
export function createPool<Task extends WorkerTask>(
  items: number,
  start: () => WorkerProcess = startWorker,
): Pool<Task> {
  const size = Math.max(1, Math.min(availableParallelism(), Math.ceil(items / ITEMS_PER_WORKER)));
  const idle: Member[] = [];
  const members = new Set<Member>();
  const waiting: Array<(member: Member) => void> = [];
  const setUps: Task[] = [];
  let isClosed = false;

  async function acquire(): Promise<Member> {
    const member = idle.pop() ?? (members.size < size ? addMember() : undefined);
    return member ?? new Promise((resolve) => waiting.push(resolve));
  }

  function release(member: Member) {
    const next = waiting.shift();
    if (member.worker.memoryBytes > WORN_OUT_BYTES && !isClosed) {
      members.delete(member);
      void member.worker.end();
      next?.(addMember());
    } else if (next) next(member);
    else idle.push(member);
  }

  function addMember(): Member {
    if (isClosed) throw new Error('The pool of workers is closed.');
    const member: Member = { worker: start(), setUps: 0 };
    members.add(member);
    return member;
  }

  return {
    size,
    setUp: (task) => void setUps.push(task),
    async run<Result>(task: Task) {
      const member = await acquire();
      try {
        const missing = setUps.slice(member.setUps);
        member.setUps = setUps.length;
        return (await member.worker.call([...missing, task])) as Result;
      } finally {
        release(member);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...members].map(({ worker }) => worker.end()));
    },
  };
}

export interface BatchOptions {
  /** Items that one call gets, at most. */
  size: number;
  /** Calls under way at once. Work is made when its turn comes, so that memory does not grow with the number of items. */
  concurrency: number;
}

/** Batches that each caller has before it, at least: at the end they become smaller, so that all are done at once. */
const BATCHES_AHEAD_MIN = 2;

/**
 * Runs `items` in batches, and hands over the results in their order. After a failure no further batch begins, and it is
 * reported when nothing is under way any more: what a batch writes to may be removed then.
 */
export async function runBatches<I, R>(
  items: I[],
  { size, concurrency }: BatchOptions,
  run: (batch: I[]) => Promise<R[]>,
): Promise<R[]> {
  const batches: R[][] = [];
  const failures: unknown[] = [];
  const ahead = concurrency === 1 ? 1 : concurrency * BATCHES_AHEAD_MIN;
  let start = 0;
  const work = async () => {
    while (start < items.length && failures.length === 0) {
      const batch = items.slice(start, start + Math.min(size, Math.ceil((items.length - start) / ahead)));
      start += batch.length;
      const number = batches.push([]) - 1;
      try {
        batches[number] = await run(batch);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw failures[0];
  return batches.flat();
}
