import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { formatSections } from '../content/search-store.ts';
import { BUILD_THREAD_FILE } from '../files/engine-package.ts';
import { createSideThread, type SideThread } from '../workers/side-thread.ts';
import { emitSearchRoot, type SearchRoot } from './search-root.ts';
import { createThreadedEmitter, type SearchTask } from './threaded-search.ts';

let dir: string;
let thread: SideThread<SearchTask>;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'quire-search-'));
});

afterEach(async () => {
  await thread.close();
  rmSync(dir, { recursive: true });
});

function createRoot(stateName: string): SearchRoot {
  const sections = [{ anchor: '', depth: 1, title: 'Install', blocks: ['Run the command.'], code: ['npm install'] }];
  const page = { routePath: '/install', title: 'Install', lvl0: 'Guide', group: 'Start', searchKey: 'key' };
  const options = { lang: 'en', version: '', kind: 'sharded' as const };
  return { pages: [page], texts: [formatSections(sections)], options, stateFile: join(dir, stateName) };
}

function openThread(file: string) {
  thread = createSideThread(file);
  return createThreadedEmitter(thread);
}

test('the search of a root is the same from the thread, with what it leaves for the next build', async () => {
  const files = await openThread(BUILD_THREAD_FILE)(createRoot('there.json'));
  expect(files).toEqual(emitSearchRoot(createRoot('here.json')));
  expect(files.length).toBeGreaterThan(1);
  expect(readFileSync(join(dir, 'there.json'), 'utf8')).toBe(readFileSync(join(dir, 'here.json'), 'utf8'));
});

test('where the thread has ended the process emits it', async () => {
  const file = join(dir, 'thread.mjs');
  writeFileSync(
    file,
    "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit());",
  );
  expect(await openThread(file)(createRoot('a.json'))).toEqual(emitSearchRoot(createRoot('b.json')));
});
