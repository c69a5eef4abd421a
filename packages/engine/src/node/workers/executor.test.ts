import { expect, test } from '@rstest/core';
import { createExecutor, runBatches } from './executor.ts';
import type { WorkerTask } from './protocol.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 4;
const SET_UP: WorkerTask = { kind: 'set-up-compile' };
const WORK: WorkerTask = { kind: 'compile' };

/** Workers whose memory grows by so much with each task, and what became of them. */
function createWorkers(growthBytes: number) {
  const workers: Array<{ tasks: string[]; hasEnded: boolean }> = [];
  const start = () => {
    const worker = {
      tasks: [] as string[],
      hasEnded: false,
      memoryBytes: 0,
      async call(tasks: WorkerTask[]) {
        if (worker.hasEnded) throw new Error('This worker has ended.');
        worker.tasks.push(...tasks.map(({ kind }) => kind));
        worker.memoryBytes += growthBytes * tasks.length;
        return [];
      },
      async end() {
        worker.hasEnded = true;
      },
    };
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}

async function run({ tasks, growthBytes }: { tasks: number; growthBytes: number }) {
  const { workers, start } = createWorkers(growthBytes);
  const pool = createExecutor(SIZE, start);
  pool.setUp(SET_UP);
  const items = Array.from({ length: tasks }, (_, index) => index);
  await runBatches(items, { size: 1, concurrency: pool.concurrency }, async (batch) => {
    await pool.run<unknown>(WORK);
    return batch;
  });
  const alive = workers.filter(({ hasEnded }) => !hasEnded).length;
  await pool.close();
  return { workers, alive };
}

test('workers that keep their memory small do all the work', async () => {
  const { workers } = await run({ tasks: 50, growthBytes: 0 });
  expect(workers.length).toBeLessThanOrEqual(SIZE);
});

test('a worker that has come to hold much is replaced by one that is set up like it, and closing ends all of them', async () => {
  const { workers, alive } = await run({ tasks: 50, growthBytes: 100 * MEGABYTE });
  expect(workers.length).toBeGreaterThan(SIZE);
  expect(alive).toBeLessThanOrEqual(SIZE);
  for (const { tasks } of workers) {
    expect(tasks.length).toBeLessThanOrEqual(6);
    if (tasks.length > 0) expect(tasks[0]).toBe('set-up-compile');
    expect(tasks.filter((kind) => kind === 'set-up-compile')).toHaveLength(1);
  }
  expect(workers.flatMap(({ tasks }) => tasks).filter((kind) => kind === 'compile')).toHaveLength(50);
  expect(workers.every(({ hasEnded }) => hasEnded)).toBe(true);
});

/** One worker that does one task after the other, each when the test asks for it, and says in which order. */
function openOne() {
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const worker = {
    memoryBytes: 0,
    hasEnded: false,
    call(tasks: WorkerTask[]) {
      begun.push(...tasks.map(({ kind }) => kind));
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    async end() {},
  };
  return { begun, endOne: () => ends.shift()?.(), worker, ...createExecutor(1, () => worker) };
}

test('of the tasks that wait, the one that was asked for last is done first', async () => {
  const { begun, endOne, run } = openOne();
  const all = ['a', 'b', 'c'].map((kind) => run({ kind }));
  for (const kind of ['a', 'c', 'b']) {
    await expect.poll(() => begun).toContain(kind);
    endOne();
  }
  await Promise.all(all);
  expect(begun).toEqual(['a', 'c', 'b']);
});

test('what waits when the executor is closed is never begun', async () => {
  const { begun, endOne, run, close } = openOne();
  const first = run({ kind: 'a' });
  void run({ kind: 'b' });
  await expect.poll(() => begun).toEqual(['a']);
  await close();
  endOne();
  await first;
  expect(begun).toEqual(['a']);
});

test('a worker that has ended is replaced by one that is set up like it', async () => {
  const { workers, start } = createWorkers(0);
  const { run, setUp } = createExecutor(1, start);
  setUp(SET_UP);
  await run(WORK);
  for (const worker of workers) worker.hasEnded = true;
  await expect(run(WORK)).rejects.toThrow('This worker has ended.');
  await run(WORK);
  expect(workers.map(({ tasks }) => tasks.join())).toEqual(Array(2).fill(`${SET_UP.kind},${WORK.kind}`));
});

test('after a failure no batch begins, and it is reported when nothing is under way any more', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const batches = runBatches([1, 2, 3, 4, 5], { size: 1, concurrency: 2 }, async ([item = 0]) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended.push(item);
    return [item];
  });
  await expect(batches).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});

test('the results of batches are in the order of the items', async () => {
  const items = Array.from({ length: 40 }, (_, at) => at);
  const results = await runBatches(items, { size: 8, concurrency: 2 }, async (batch) => {
    await new Promise((resolve) => setTimeout(resolve, batch.includes(0) ? 20 : 1));
    return batch;
  });
  expect(results).toEqual(items);
});
