import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { currentFiles } from '../../files/source-files.ts';
import { createCompileContext } from '../compile-context.ts';
import { type CompileFileContext, compileFile, type FormerPage } from '../compile-file.ts';
import { loadContent } from '../content-store.ts';
import { readFormerCode } from './former-code.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/markdown');
const PAGES = readdirSync(FIXTURES).filter((name) => /\.mdx?$/.test(name));

const storeDir = mkdtempSync(join(tmpdir(), 'quire-former-'));
let context: CompileFileContext;

/** Cannot highlight anything. */
let weak: CompileFileContext;

beforeAll(() => {
  mkdirSync(join(storeDir, 'content'));
  context = createCompileContext(
    {
      siteDir: FIXTURES,
      publicDir: join(FIXTURES, 'public'),
      docsDir: FIXTURES,
      storeDir,
      code: { defaultWrapCode: false, lineNumbers: false, langAlias: {} },
      codeDirs: [FIXTURES],
      imports: { alias: {} },
      globalComponents: {},
      defines: {},
    },
    { files: currentFiles },
  );
  const fail = () => {
    throw new Error('The highlighter was asked.');
  };
  weak = { ...context, highlighter: { load: fail, highlightLines: fail } };
});

interface Options {
  former?: FormerPage;
  with?: CompileFileContext;
}

async function compile(filePath: string, key: string, { former, with: used = context }: Options = {}) {
  const input = { filePath, sourcePath: 'page.md', key, original: [], ...(former && { former }) };
  const page = await compileFile(input, used);
  return { page, content: page.errors.length === 0 ? loadContent(storeDir, key) : undefined };
}

describe.each(PAGES)('%s', (name) => {
  test('is the same, whatever page it was before', async () => {
    const filePath = join(FIXTURES, name);
    const expected = await compile(filePath, 'expected');
    for (const other of [name, 'code.md']) {
      const { page } = await compile(join(FIXTURES, other), 'former');
      const former = { key: 'former', codeBlocks: page.codeBlocks };
      expect(await compile(filePath, 'again', { former })).toEqual(expected);
    }
  });
});

function write(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'quire-former-page-')), 'page.md');
  writeFileSync(file, text);
  return file;
}

const CODE =
  '```ts title="a.ts"\nconst a: Array<string> = ["&lt;", `x`]; // <b>\n\nrun(a);\n```\n\n```sh\nnpm i\n```\n';

async function createFormer(text: string): Promise<FormerPage> {
  const { page } = await compile(write(text), 'former');
  return { key: 'former', codeBlocks: page.codeBlocks };
}

test('where only words have changed, nothing is highlighted', async () => {
  const former = await createFormer(`# Before\n\n${CODE}`);
  const changed = write(`# After\n\nWords.\n\n${CODE}`);
  const { content } = await compile(changed, 'weak', { former, with: weak });
  expect(content).toEqual((await compile(changed, 'whole')).content);
  expect(JSON.stringify(content)).toContain('<span class=\\"k\\">const</span>');
});

test.each([
  ['one that is new', `${CODE}\n\`\`\`js\nconst b = 1;\n\`\`\`\n`],
  ['one that is in another language', CODE.replace('```ts', '```js')],
  ['one that was changed', CODE.replace('run(a)', 'run(b)')],
])('code is highlighted where there is %s', async (_, code) => {
  const former = await createFormer(CODE);
  const changed = write(code);
  const { page } = await compile(changed, 'weak', { former, with: weak }).catch(() => ({ page: undefined }));
  expect(page).toBeUndefined();
  expect(await compile(changed, 'again', { former })).toEqual(await compile(changed, 'whole'));
});

test('what an author has written as HTML is nothing that was highlighted', () => {
  const html = '<figure class="q-code"><pre><code class="language-ts"><span class="k">a</span>\n</code></pre></figure>';
  const use = { line: 1, language: 'ts', hash: 'another', localized: false };
  expect(readFormerCode(html, []).size).toBe(0);
  expect(readFormerCode(html, [use]).size).toBe(0);
});

test('code with marks, numbers or prompts is highlighted again', async () => {
  const former = await createFormer('```ts {1}\nconst a = 1;\n```\n\n```sh\n$ npm i\nadded 1 package\n```\n');
  const content = loadContent(storeDir, 'former');
  expect(former.codeBlocks).toHaveLength(2);
  expect(content.kind === 'html' && readFormerCode(content.html, former.codeBlocks).size).toBe(0);
});
