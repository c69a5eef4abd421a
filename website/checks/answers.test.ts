/** What developers ask about Rslib, asked as an AI assistant asks: search, and pages that it returns. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { loadPage, ROOT, WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

interface Question {
  question: string;
  /** The pages that answer it, as routes. */
  pages: string[];
  /** What the answer says, as it is in the Markdown version of each of these pages. */
  fact: string[];
}

const LANGUAGES = ['en', 'zh'] as const;
const QUESTIONS = 60;
const ANSWERS = 3;
const BUILT = join(WEBSITE, '.out/answers');
const client = new Client({ name: 'answers', version: '1' });

beforeAll(async () => {
  const { code, output } = await runScript(`quire build website --out "${BUILT}"`, ROOT);
  if (code !== 0) throw new Error(output);
  const args = [join(ROOT, 'packages/engine/bin/quire.mjs'), 'mcp', BUILT];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});

afterAll(async () => {
  await client.close();
  rmSync(BUILT, { recursive: true, force: true });
});

test.each(LANGUAGES)(
  'the questions are 60, each is asked once, and none is a heading of its pages (%s)',
  async (lang) => {
    const questions = loadQuestions(lang);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(QUESTIONS);
    for (const { question, pages } of questions)
      for (const page of pages)
        expect(listHeadings(await ask('read_page', { page }))).not.toContain(question.toLowerCase());
  },
);

test.each(LANGUAGES)('each of the pages of a question says the fact (%s)', async (language) => {
  const missing: string[] = [];
  for (const { question, pages, fact } of loadQuestions(language))
    for (const page of pages) {
      const text = await ask('read_page', { page });
      missing.push(...fact.filter((words) => !text.includes(words)).map((words) => `${question} ${page}: ${words}`));
    }
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)(
  'the first three answers of every question include a page with the fact (%s)',
  async (language) => {
    const unanswered: string[] = [];
    for (const { question, pages, fact } of loadQuestions(language)) {
      const urls = await search(question, language);
      const texts = urls
        .filter((url) => pages.includes(new URL(url).pathname))
        .map((page) => ask('read_page', { page }));
      const isAnswered = (await Promise.all(texts)).some((text) => fact.every((words) => text.includes(words)));
      if (!isAnswered) unanswered.push(`${question} → ${urls.join(' ')}`);
    }
    expect(unanswered).toEqual([]);
  },
);

test.each(LANGUAGES)('the name of a type leads to its section of the type reference (%s)', async (language) => {
  const types = [
    ['RslibInstance', 'instance'],
    ['StartDevServerResult', 'instance'],
    ['RslibConfigDefinition', 'config-file'],
    ['ExeOptions', 'lib-config'],
  ] as const;
  const folder = `https://rslib.rs/${language === 'en' ? '' : 'zh/'}reference`;
  for (const [name, page] of types)
    expect((await search(name, language))[0]).toBe(`${folder}/${page}#${name.toLowerCase()}`);
});

test.each(LANGUAGES)('the page about AI names a command and a folder that a clone has (%s)', (language) => {
  const { source } = loadPage(language, 'guide/start/ai.md');
  const [, args = '[]'] = /"args": (\[.*\])/.exec(source) ?? [];
  const [program = '', command, folder = ''] = JSON.parse(args) as string[];
  const paths = [program, folder].map((path) => path.replace('/path/to/rslib', ROOT));
  expect(command).toBe('mcp');
  expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
});

function loadQuestions(language: string): Question[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'queries', `answers-${language}.json`), 'utf8'));
}

async function ask(name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args });
  return (content as Array<{ text: string }>)[0]?.text ?? '';
}

async function search(query: string, language: string): Promise<string[]> {
  const text = await ask('search', { query, language, limit: ANSWERS });
  return [...text.matchAll(/^\d+\. \[.*\]\((\S+)\)$/gm)].map(([, url = '']) => url);
}

function listHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*?)(?: \{#.*\})?$/gm)].map(([, heading = '']) => heading.toLowerCase());
}
