import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { BUILD_THREAD_FILE } from '../../files/engine-package.ts';
import { createSideThread, type SideThread } from '../../workers/side-thread.ts';
import type { Highlighter } from './highlighter.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import { createThreadedHighlighter, type HighlightTask } from './threaded-highlighter.ts';

const CODE: Array<[language: string, code: string]> = [
  ['ts', "import { a } from 'a';\n\nexport const b: A[] = [`a`]; // a < b\n"],
  ['bash', '# a\nnpm run a -- --b "$C" && cd a'],
  ['json', ''],
  ['nothing-that-is-known', 'a < b\nc'],
];

let dir: string;
let thread: SideThread<HighlightTask> | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'quire-thread-'));
});

afterEach(async () => {
  await thread?.close();
  thread = undefined;
  rmSync(dir, { recursive: true });
});

/** Highlights in the thread of a build, or in one that does what `source` says. */
function openHighlighter(source?: string): Highlighter {
  const file = source === undefined ? BUILD_THREAD_FILE : join(dir, 'thread.mjs');
  if (source !== undefined) writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  thread = createSideThread(file);
  return createThreadedHighlighter(thread);
}

async function expectLines(highlighter: Highlighter) {
  const here = createLazyHighlighter();
  for (const each of [highlighter, here]) await each.load(['ts', 'bash', 'json']);
  const lines = await Promise.all(CODE.map(([language, code]) => highlighter.highlightLines(code, language)));
  for (const [index, [language, code]] of CODE.entries())
    expect(lines[index]).toEqual(await here.highlightLines(code, language));
}

test('a thread gives the lines that its process would, of one page as of the next', async () => {
  const threaded = openHighlighter();
  await expectLines(threaded);
  await expectLines(threaded);
});

test('a language that was made ready for one page has its colors on the next', async () => {
  const threaded = openHighlighter();
  await threaded.load(['ts']);
  const first = await threaded.highlightLines('let a;', 'ts');
  await threaded.load(['ts']);
  expect(await threaded.highlightLines('let a;', 'ts')).toEqual(first);
  expect(first.join()).toContain('<span');
});

const ANSWERS_ITS_NUMBER =
  "parentPort.on('message', ({ id, task }) => parentPort.postMessage({ id, result: task.blocks.map(() => String(id)) }));";

test('the code of a page is one message', async () => {
  const highlighter = openHighlighter(ANSWERS_ITS_NUMBER);
  const ask = (...codes: string[]) => Promise.all(codes.map((code) => highlighter.highlightLines(code, 'ts')));
  expect(await ask('a', 'b')).toEqual([['0'], ['0']]);
  expect(await ask('c', 'd')).toEqual([['1'], ['1']]);
});

test('code that another page has had is not sent again, once its language is asked for', async () => {
  const highlighter = openHighlighter(ANSWERS_ITS_NUMBER);
  const ask = (language: string, code = 'a') => highlighter.highlightLines(code, language);
  expect(await ask('ts')).toEqual(['0']);
  await highlighter.load(['ts', 'js']);
  expect(await Promise.all([ask('ts'), ask('ts'), ask('js')])).toEqual([['1'], ['1'], ['1']]);
  expect([await ask('ts'), await ask('js'), await ask('ts', 'b')]).toEqual([['1'], ['1'], ['2']]);
});

test.each([
  ['throws', "parentPort.on('message', () => { throw new Error('broken'); });"],
  ['ends', "parentPort.on('message', () => process.exit(1));"],
  ['cannot start', 'throw new Error("broken");'],
  [
    'ends after some pages',
    "parentPort.on('message', ({ id, task }) => id < 1 ? parentPort.postMessage({ id, result: task.blocks.map(() => '') }) : process.exit());",
  ],
])('a thread that %s leaves its work to the process', async (_, source) => {
  const highlighter = openHighlighter(source);
  await highlighter.load(['css']);
  await highlighter.highlightLines('', 'css');
  await expectLines(highlighter);
  // It was the thread that this language was made ready in.
  expect((await highlighter.highlightLines('a { b: c }', 'css')).join()).toContain('<span');
});

test('what fails in the thread fails for whoever asked, and for nobody else', async () => {
  const highlighter = openHighlighter(
    "parentPort.on('message', ({ id, task }) => parentPort.postMessage(task.blocks[0].code === 'bad' ? { id, failure: { message: 'no' } } : { id, result: ['good'] }));",
  );
  await expect(highlighter.highlightLines('bad', 'ts')).rejects.toThrow('no');
  expect(await highlighter.highlightLines('', 'ts')).toEqual(['good']);
});
