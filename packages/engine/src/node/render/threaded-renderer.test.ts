import { expect, test } from '@rstest/core';
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { RenderContext, RenderDocuments, RenderJob } from './render-job.ts';
import { createThreadedRenderer, type RenderTask } from './threaded-renderer.ts';

const CONTEXT = { outDir: 'out' } as RenderContext;

const job = (outputFile: string) => ({ outputFile }) as RenderJob;
/** So many that they may be rendered in the thread. */
const MANY = [...'bcdefghijklmn'];
const many = MANY.map(job);
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
  return { call: call as SideThread<RenderTask>['call'], close: async () => {} };
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
  const second = render(many);
  await expect.poll(() => log).toEqual(['here a', `there ${MANY}`]);
  endNext();
  expect(await first).toEqual([{ outputFile: 'a', bytes: 1, facts }]);
  endNext();
  expect(await second).toEqual(MANY.map((outputFile) => ({ outputFile, bytes: 2, facts })));
  const third = render([job('d')]);
  endNext();
  await third;
  expect(log).toEqual(['here a', `there ${MANY}`, 'here d']);
});

test('a thread that ends leaves its documents, and all others, to the process', async () => {
  const { log, here, endNext } = createRoom();
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(() => Promise.reject(new ThreadEndedError())),
  );
  const rendered = Promise.all([render([job('a')]), render(many), render([job('z')])]);
  await expect.poll(() => log).toHaveLength(3);
  for (let index = 0; index < 3; index += 1) endNext();
  expect((await rendered).flat().map(({ outputFile }) => outputFile)).toEqual(['a', ...MANY, 'z']);
  expect(log.every((entry) => entry.startsWith('here'))).toBe(true);
});

test('a few documents are all rendered here: an edit of some pages starts no thread', async () => {
  const { log, here, endNext } = createRoom();
  const render = createThreadedRenderer(
    here,
    CONTEXT,
    createThread(() => Promise.reject(new Error('not asked'))),
  );
  const rendered = Promise.all([render([job('a')]), render([job('b')])]);
  await expect.poll(() => log).toEqual(['here a', 'here b']);
  endNext();
  endNext();
  expect((await rendered).flat()).toHaveLength(2);
});

test('a bundle that cannot be evaluated in a thread is rendered here', async () => {
  const { log, here, endNext } = createRoom();
  const thread = createThread(() => Promise.reject(new Error('not asked')));
  const call = () => Promise.reject(new Error('Module did not self-register'));
  const render = createThreadedRenderer(here, CONTEXT, { ...thread, call });
  const rendered = Promise.all([render([job('a')]), render(many)]);
  await expect.poll(() => log).toEqual(['here a', `here ${MANY}`]);
  endNext();
  endNext();
  expect((await rendered).flat()).toHaveLength(1 + MANY.length);
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
  const second = render(many);
  await expect.poll(() => log).toEqual(['here a', 'here b']);
  endNext();
  endNext();
  await first;
  expect(await second).toEqual([
    ...MANY.slice(1).map((outputFile) => ({ outputFile, bytes: 2, facts })),
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
  await expect(render(many)).rejects.toThrow('disk full');
});
