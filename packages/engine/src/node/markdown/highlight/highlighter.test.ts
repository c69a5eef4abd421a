/** Claims about highlighting without Oniguruma: the code of this repository looks as it does with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createHighlighter } from './highlighter.ts';

const ROOT = process.cwd();
const FENCE = /^```(\w+)[^\n]*\n([\s\S]*?)^```/gm;
const LANGUAGES: Record<string, string> = {
  '.css': 'css',
  '.json': 'json',
  '.mjs': 'js',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.yml': 'yaml',
};

interface Sample {
  file: string;
  language: string;
  code: string;
}

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|[\\/])(?:node_modules|dist|\.out)[\\/]/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function readFences(folder: string): Sample[] {
  return listFiles(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const fences = [...readFileSync(join(ROOT, file), 'utf8').matchAll(FENCE)];
      return fences.map(([, language = '', code = '']) => ({ file, language, code }));
    });
}

function readCode(folder: string): Sample[] {
  return listFiles(folder).flatMap((file) => {
    const language = LANGUAGES[extname(file)];
    return language ? [{ file, language, code: readFileSync(join(ROOT, file), 'utf8') }] : [];
  });
}

/** Every tenth, of each kind. */
const thin = (samples: Sample[]) => samples.filter((_, index) => index % 10 === 0);

test.each([
  ['the pages of the site', () => readFences('website/docs')],
  ['the pages about the engine', () => readFences('docs')],
  ['components and styles', () => thin(readCode('packages/theme/src'))],
  [
    'modules and configuration',
    () => [...thin(readCode('packages/engine/src')), ...readCode('bench'), ...thin(readCode('website/examples'))],
  ],
])('%s look the same', async (_, read) => {
  const samples = read();
  expect(samples.length).toBeGreaterThan(10);
  const [own, expected] = [await createHighlighter(), await createHighlighter(() => [])];
  for (const highlighter of [own, expected]) await highlighter.load(samples.map(({ language }) => language));
  for (const { file, language, code } of samples) {
    const lines = await own.highlightLines(code, language);
    expect({ file, lines }).toEqual({ file, lines: await expected.highlightLines(code, language) });
  }
});

test('code has the same colors whether what it embeds was loaded before it or after it', async () => {
  const code = '---\nname: value\n---\n\nText.';
  const [before, after] = [await createHighlighter(), await createHighlighter()];
  await before.load(['yaml', 'md']);
  await after.load(['md']);
  await after.highlightLines(code, 'md');
  await after.load(['yaml']);
  expect(await after.highlightLines(code, 'md')).toEqual(await before.highlightLines(code, 'md'));
});
