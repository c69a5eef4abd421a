/** Distributes tasks to free workers. */
import type { TaskWorker, WorkerTask } from './protocol.ts';

export interface Executor<Task extends WorkerTask> {
  /** Runs a task on a free worker, the latest first: a requested page does not wait for those that were called for before. */
  run<Result>(task: Task): Promise<Result>;
  /** Runs a setup task on every current and future worker, before its next task. */
  setUp(task: Task): void;
  /** Tasks that keep all workers busy. */
  readonly concurrency: number;
  /** Aborts all work. Resolves when nothing is written any more. */
  close(): Promise<void>;
}

interface Member<Task extends WorkerTask> {
  worker: TaskWorker<Task>;
  /** The number of setup tasks that it has received. */
  setUps: number;
}

/**
 * A worker above this memory is replaced by a new one, because the memory of grammars, native code and components grows
 * with the number of pages. A typical worker has 150 to 250 MB.
 */
const WORN_OUT_BYTES = 500 * 1024 * 1024;

/**
 * @param size maximum number of workers
 * @param start starts a worker
 */
export function createExecutor<Task extends WorkerTask>(size: number, start: () => TaskWorker<Task>): Executor<Task> {
  const idle: Member<Task>[] = [];
  const members = new Set<Member<Task>>();
  const waiting: Array<(member: Member<Task>) => void> = [];
  const setUps: Task[] = [];
  let isClosed = false;

  async function acquire(): Promise<Member<Task>> {
    const member = idle.pop() ?? (members.size < size ? addMember() : undefined);
    return member ?? new Promise((resolve) => waiting.push(resolve));
  }

  /** Replaces a worker that has ended. */
  function release(member: Member<Task>) {
    const { worker } = member;
    const isSpent = worker.hasEnded || worker.memoryBytes > WORN_OUT_BYTES;
    if (isSpent && !isClosed) {
      members.delete(member);
      void worker.end();
      waiting.pop()?.(addMember());
    } else {
      const next = waiting.pop();
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
    // Each busy worker has its next task queued.
    concurrency: size === 1 ? 1 : size * 2,
    setUp: (task) => void setUps.push(task),
    async run<Result>(task: Task) {
      const member = await acquire();
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
  /** Maximum items in a call. */
  size: number;
  /** Concurrent calls. Work is created lazily, so that memory does not grow with the number of items. */
  concurrency: number;
}

/** Minimum batches for each caller: at the end, batches become smaller, so that all workers finish at the same time. */
const BATCHES_AHEAD_MIN = 2;

/**
 * Runs `items` in batches, and passes on the results in order. After a failure, no further batch starts, and the error is
 * thrown when all running batches have ended, so that their output can be removed safely.
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
