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
  await readyLanguages(highlighter, () => false);
  expect(await highlighter.highlightLines('const a = 1;', 'ts')).not.toEqual(['const a = 1;']);
  expect(await highlighter.highlightLines('npm install', 'bash')).not.toEqual(['npm install']);
});

test('what is left is not made ready once there is other work', async () => {
  const highlighter = createRecorder();
  await readyLanguages(highlighter, () => highlighter.languages.length === 2);
  expect(highlighter.languages).toHaveLength(2);
});
