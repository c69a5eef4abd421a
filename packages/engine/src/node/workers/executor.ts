/** Gives tasks to whichever worker is free. */
import type { TaskWorker, WorkerTask } from './protocol.ts';

export interface Executor<Task extends WorkerTask> {
  /** Runs one task on a free worker: in the order of the calls, but what is urgent before all that waits. */
  run<Result>(task: Task, isUrgent?: boolean): Promise<Result>;
  /** Runs a task on every worker that is there or will be, before its next one: what later tasks build on. */
  setUp(task: Task): void;
  /** Tasks that keep all workers busy. */
  readonly concurrency: number;
  /** Ends all work, finished or not. Resolves when nothing is written any more. */
  close(): Promise<void>;
}

interface Member<Task extends WorkerTask> {
  worker: TaskWorker<Task>;
  /** How many of the set-up tasks it has been given. */
  setUps: number;
}

/**
 * A worker that has come to hold more goes, and a new one takes its place: what grammars, native code and components
 * keep would grow with the number of pages. One at work has 150 to 250 MB.
 */
const WORN_OUT_BYTES = 500 * 1024 * 1024;

/**
 * @param size how many workers there are at most
 * @param start how a worker comes to be
 */
export function createExecutor<Task extends WorkerTask>(size: number, start: () => TaskWorker<Task>): Executor<Task> {
  const idle: Member<Task>[] = [];
  const members = new Set<Member<Task>>();
  const waiting: Array<(member: Member<Task>) => void> = [];
  const setUps: Task[] = [];
  let isClosed = false;

  async function acquire(isUrgent: boolean): Promise<Member<Task>> {
    const member = idle.pop() ?? (members.size < size ? addMember() : undefined);
    return member ?? new Promise((resolve) => waiting[isUrgent ? 'unshift' : 'push'](resolve));
  }

  /** One that has ended leaves its place to another: the next task may be one that it can do. */
  function release(member: Member<Task>) {
    const { worker } = member;
    const isSpent = worker.hasEnded || worker.memoryBytes > WORN_OUT_BYTES;
    if (isSpent && !isClosed) {
      members.delete(member);
      void worker.end();
      waiting.shift()?.(addMember());
    } else {
      const next = waiting.shift();
      if (next) next(member);
      else idle.push(member);
    }
  }

  function addMember(): Member<Task> {
    if (isClosed) throw new Error('The executor is closed.');
    const member: Member<Task> = { worker: start(), setUps: 0 };
    members.add(member);
    return member;
  }

  return {
    // One that is at work has the next task before it.
    concurrency: size === 1 ? 1 : size * 2,
    setUp: (task) => void setUps.push(task),
    async run<Result>(task: Task, isUrgent = false) {
      const member = await acquire(isUrgent);
      try {
        const known = setUps.length;
        const result = await member.worker.call([...setUps.slice(member.setUps, known), task]);
        member.setUps = known;
        return result as Result;
      } finally {
        release(member);
      }
    },
    async close() {
      isClosed = true;
      waiting.length = 0;
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
