/** Features that a page does not use are skipped by what is in its text. This must not change what it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readHtml } from '../test/checked-pages.ts';
import { createTestContext } from '../test/compile-context.ts';
import { compileFile } from './compile-file.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const context = createTestContext(FIXTURES, { publicDir: join(FIXTURES, 'public') });

/** Text with the signs of all features, which itself uses none. */
const SIGNS =
  'The signs `` ::: [! {# <!-- ** __ ~~ | title= <a <code <div style search-exclude 中。 https://a.example。 $ ``.';

async function compile(name: string, text: string): Promise<string> {
  const page = await compileFile({ sourcePath: name, filePath: join(FIXTURES, name), text, original: [] }, context);
  expect(page.errors).toEqual([]);
  return readHtml(page);
}

async function expectSame(name: string, text: string) {
  const html = await compile(name, text);
  const [before = '', after] = (await compile(name, `${text}\n\n${SIGNS}\n`)).split('<p>The signs');
  expect(after).toBeDefined();
  expect(html).toContain(before.trimEnd());
}

test.each(readdirSync(FIXTURES).filter((name) => name.endsWith('.md')))('a page with other text: %s', async (name) => {
  await expectSame(name, readFileSync(join(FIXTURES, name), 'utf8'));
});

const [ONE, TWO] = ['ts title="a.ts"\nlet a;\n', 'ts title="b.ts"\nlet b;\n'];

test.each([
  ['tilde fences of files', `~~~${ONE}~~~\n\n~~~${TWO}~~~\n`, 'q-files'],
  ['files with blank lines between', `\`\`\`${ONE}\`\`\`\n\n\n\`\`\`${TWO}\`\`\`\n`, 'q-files'],
  ['definitions with underscores', '- __Type:__ `a`\n- __Default:__ `b`\n', '<dl'],
  [
    'definitions with code in a label of several lines',
    '1. x\n\n   * **Type:**\n     `a`\n   * **Default:** `b`\n',
    '<dl',
  ],
  ['long code with backticks', '`` a long piece of `code` with marks in it ``\n', 'q-long'],
  ['a table of one column', '| a |\n|---\n| b |\n', 'q-table'],
  ['a type in a list', '## a\n\n- x\n\n  ```ts\n  interface A {\n    a: string;\n  }\n  ```\n', 'q-member'],
])('%s need no other text', async (_, text, part) => {
  expect(await compile('page.md', text)).toContain(part);
  await expectSame('page.md', text);
});
