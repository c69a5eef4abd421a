import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@rstest/core';
import type { Highlighter } from './highlighter.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import { readyLanguages } from './ready-languages.ts';

function createRecorder(): Highlighter & { languages: string[] } {
  const languages: string[] = [];
  return {
    languages,
    load: async (wanted) => void languages.push(...wanted),
    highlightLines: async (code) => code.split('\n'),
  };
}

test('the languages of most code are made ready, each known to the highlighter', async () => {
  const highlighter = createLazyHighlighter();
  await readyLanguages(highlighter, async () => undefined);
  expect(await highlighter.highlightLines('const a = 1;', 'ts')).not.toEqual(['const a = 1;']);
  expect(await highlighter.highlightLines('npm install', 'bash')).not.toEqual(['npm install']);
});

test('what is left waits while there is other work, and is made ready after it', async () => {
  const highlighter = createRecorder();
  let finishWork = () => {};
  const work = new Promise<void>((resolve) => {
    finishWork = resolve;
  });
  const ready = readyLanguages(highlighter, async () => {
    if (highlighter.languages.length === 2) await work;
  });
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(highlighter.languages).toHaveLength(2);
  finishWork();
  await ready;
  expect(highlighter.languages.length).toBeGreaterThan(2);
});
