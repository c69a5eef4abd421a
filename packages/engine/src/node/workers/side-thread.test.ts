import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import type { ThreadTask } from '../build-thread.ts';
import { BUILD_THREAD_FILE } from '../files/engine-package.ts';
import type { WorkerTask } from './protocol.ts';
import { createSideThread, type SideThread, ThreadEndedError } from './side-thread.ts';

let dir: string;
let thread: SideThread<never>;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'quire-thread-'));
});

afterEach(async () => {
  await thread.close();
  rmSync(dir, { recursive: true });
});

function openThread<Task extends WorkerTask>(source?: string): SideThread<Task> {
  const file = source === undefined ? BUILD_THREAD_FILE : join(dir, 'thread.mjs');
  if (source !== undefined) writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  const opened = createSideThread<Task>(file);
  thread = opened;
  return opened;
}

test('the thread of a build highlights, and says what it was not set up for', async () => {
  const { call } = openThread<ThreadTask>();
  const blocks = [{ code: 'let a;\n\nb();', language: 'js' }];
  const [lines] = await call<string[]>({ kind: 'highlight', languages: ['js'], blocks });
  expect(lines?.split('\n')).toHaveLength(3);
  expect(lines).toContain('<span');
  await expect(call({ kind: 'render', jobs: [] })).rejects.toThrow('The thread was not set up to render.');
});

test('each who asks is given what is theirs, and an error of the system with its code', async () => {
  const { call } = openThread(
    "parentPort.on('message', ({ id, task }) => parentPort.postMessage(task.kind === 'full' ? { id, failure: { message: 'no', code: 'ENOSPC' } } : { id, result: task.kind }));",
  );
  const answers = await Promise.allSettled(['a', 'full', 'b'].map((kind) => call({ kind })));
  expect(answers).toMatchObject([{ value: 'a' }, { reason: { message: 'no', code: 'ENOSPC' } }, { value: 'b' }]);
});

test('a thread that has ended says so to all who wait, and to all who come later', async () => {
  const { call } = openThread("parentPort.on('message', () => process.exit());");
  const waiting = await Promise.allSettled([call({ kind: 'a' }), call({ kind: 'b' })]);
  expect(waiting).toMatchObject([{ reason: new ThreadEndedError() }, { reason: new ThreadEndedError() }]);
  await expect(call({ kind: 'c' })).rejects.toThrow(ThreadEndedError);
});

test('what is thrown while somebody waits ends the thread, and they do the work', async () => {
  const { call } = openThread("parentPort.on('message', () => { throw new Error('stray'); });");
  await expect(call({ kind: 'a' })).rejects.toThrow(ThreadEndedError);
});

test('a thread that is closed is not started again', async () => {
  const { call, close } = openThread(
    "parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: 1 }));",
  );
  await close();
  await expect(call({ kind: 'a' })).rejects.toThrow(ThreadEndedError);
});

test('a thread that was never asked has nothing to close', async () => {
  const { close } = openThread();
  await close();
});
