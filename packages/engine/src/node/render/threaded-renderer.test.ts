import { expect, test } from '@rstest/core';
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { RenderContext, RenderDocuments, RenderJob } from './render-job.ts';
import { createThreadedRenderer, type RenderTask } from './threaded-renderer.ts';

const CONTEXT = { outDir: 'out' } as RenderContext;

const job = (outputFile: string) => ({ outputFile }) as RenderJob;
const facts = {} as never;

/** Ends what is rendered one by one; `log` says where which document was asked for. */
function createRoom() {
  const log: string[] = [];
  const ends: Array<() => void> = [];
  const work = (place: string, jobs: RenderJob[]) => {
    log.push(`${place} ${jobs.map(({ outputFile }) => outputFile).join()}`);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const here: RenderDocuments = async (jobs) => {
    await work('here', jobs);
    return jobs.map(({ outputFile }) => ({ outputFile, bytes: 1, facts }));
  };
  return { log, here, work, endNext: () => ends.shift()?.() };
}

function createThread(render: (jobs: RenderJob[]) => Promise<unknown>): SideThread<RenderTask> {
  const call = async (task: RenderTask) => (task.kind === 'render' ? render(task.jobs) : undefined);
  return { start() {}, call: call as SideThread<RenderTask>['call'], close: async () => {} };
}

test('what comes while documents are rendered here is rendered in the thread, all else here', async () => {
  const { log, here, work, endNext } = createRoom();
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(async (jobs) => {
      await work('there', jobs);
      return jobs.map(({ outputFile }) => ({ outputFile, bytes: 2, facts }));
    }),
  );
  const first = render([job('a')]);
  const second = render([job('b'), job('c')]);
  await expect.poll(() => log).toEqual(['here a', 'there b,c']);
  endNext();
  expect(await first).toEqual([{ outputFile: 'a', bytes: 1, facts }]);
  endNext();
  expect(await second).toEqual(['b', 'c'].map((outputFile) => ({ outputFile, bytes: 2, facts })));
  const third = render([job('d')]);
  endNext();
  await third;
  expect(log).toEqual(['here a', 'there b,c', 'here d']);
});

test('a thread that ends leaves its documents, and all others, to the process', async () => {
  const { log, here, endNext } = createRoom();
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(() => Promise.reject(new ThreadEndedError())),
  );
  const rendered = Promise.all([render([job('a')]), render([job('b')]), render([job('c')])]);
  await expect.poll(() => log).toHaveLength(3);
  for (let index = 0; index < 3; index += 1) endNext();
  expect((await rendered).flat().map(({ outputFile }) => outputFile)).toEqual(['a', 'b', 'c']);
  expect(log.every((entry) => entry.startsWith('here'))).toBe(true);
});

test('a document that fails in the thread is rendered here: it may use what no thread has', async () => {
  const { log, here, endNext } = createRoom();
  const failure = { message: 'no such module', functions: [], uses: [] };
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(async (jobs) =>
      jobs.map(({ outputFile }) => (outputFile === 'b' ? { outputFile, failure } : { outputFile, bytes: 2, facts })),
    ),
  );
  const first = render([job('a')]);
  const second = render([job('b'), job('c')]);
  await expect.poll(() => log).toEqual(['here a', 'here b']);
  endNext();
  endNext();
  await first;
  expect(await second).toEqual([
    { outputFile: 'c', bytes: 2, facts },
    { outputFile: 'b', bytes: 1, facts },
  ]);
});

test('what fails in the thread fails', async () => {
  const { here } = createRoom();
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(() => Promise.reject(new Error('disk full'))),
  );
  void render([job('a')]);
  await expect(render([job('b')])).rejects.toThrow('disk full');
});
