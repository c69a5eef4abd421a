import { describe, expect, test } from '@rstest/core';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { buildSite, checkSite, openOutput, writeSite } from '../../../../test/run-quire.ts';
import { splitLanguage } from './code-meta.ts';
import { findLanguage, GRAMMAR_NAMES, isLanguage } from './language-names.ts';

test('The names of grammars are those of Shiki', () => {
  expect([...GRAMMAR_NAMES].sort()).toEqual(
    [...new Set([...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)])].sort(),
  );
});

test('Every name that code hosts know leads to one that has a grammar, or to plain text', () => {
  for (const name of ['golang', 'env', 'npmrc', 'gitignore', 'gitconfig', 'editorconfig']) {
    expect(isLanguage(name), name).toBe(false);
    expect(isLanguage(findLanguage(name) ?? ''), name).toBe(true);
  }
});

const fence = (info: string, code = 'const a = 1;\nconst b = 2;') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('a language that is not known', () => {
  const page = (...infos: string[]) => `# Page\n\n${infos.map((info) => fence(info)).join('\n')}`;
  const check = async (text: string, file = 'docs/index.md', config = '') => {
    const { diagnostics } = await checkSite(
      writeSite({ 'docs/index.md': '# Home\n', [file]: text, 'site.config.mjs': `export default {${config}};\n` }),
    );
    return diagnostics.filter(({ rule }) => rule === 'codeLanguages');
  };

  for (const file of ['docs/index.md', 'docs/page.mdx']) {
    test(`is reported at each fence, with the name that was meant, in ${file}`, async () => {
      const found = await check(page('typscript', 'ts', 'golang title="a.go"', 'zzzzzz'), file);
      expect(found).toMatchObject([
        {
          rule: 'codeLanguages',
          severity: 'warning',
          line: 3,
          message: 'No grammar is named "typscript", so the code has no colors.',
          help: expect.stringContaining('Did you mean "typescript"?'),
        },
        { line: 13, help: expect.stringContaining('Did you mean "go"?') },
        { line: 18, help: expect.stringMatching(/^Write "text"/) },
      ]);
    });
  }

  test('is none where its code is to have no colors, in any case of letters, or where the site names a grammar', async () => {
    expect(await check(page('', 'text', 'TypeScript', 'tree', 'ansi', 'JS{1}', 'js {1}', 'ts:line-numbers'))).toEqual(
      [],
    );
    expect(await check(page('caddy'), 'docs/index.md', 'markdown: { langAlias: { caddy: "nginx" } }')).toEqual([]);
  });

  test('is an error, or not reported, where the site says so', async () => {
    const asError = await check(page('zzzzzz'), 'docs/index.md', 'check: { codeLanguages: "error" }');
    expect(asError).toMatchObject([{ severity: 'error' }]);
    expect(await check(page('zzzzzz'), 'docs/index.md', 'check: { codeLanguages: "off" }')).toEqual([]);
  });
});

test('Lines may be named right behind the language: the code has its colors, and they are highlighted', async () => {
  const pages = ['js{2}', 'js{1, 2}', 'js {2}'].map((info) => `# Page\n\n${fence(info)}`);
  const files = Object.fromEntries(
    pages.flatMap((text, index) => [
      [`docs/a${index}.md`, text],
      [`docs/b${index}.mdx`, text],
    ]),
  );
  const { outDir, read } = openOutput('lines');
  await buildSite(writeSite({ 'docs/index.md': '# Home\n', ...files }), outDir);
  const readCode = (name: string) => /<code[^>]*>[\s\S]*?<\/code>/.exec(read(name))?.[0] ?? '';
  expect(readCode('a0.html')).toContain('class="language-js"');
  expect(readCode('a0.html').match(/<span class="line highlighted"><span class="k">const/g)).toHaveLength(1);
  expect(readCode('a1.html').match(/<span class="line highlighted">/g)).toHaveLength(2);
  for (const name of ['b0.html', 'a2.html', 'b2.html']) expect(readCode(name), name).toBe(readCode('a0.html'));
  expect(readCode('b1.html')).toBe(readCode('a1.html'));
});

test.each([
  ['ts:line-numbers', 'ts', 'lineNumbers'],
  ['ts:line-numbers=12{1,3-5}', 'ts', 'lineNumbers=12 {1,3-5}'],
  ['ts:no-line-numbers', 'ts', 'lineNumbers=false'],
  ['c++{1}', 'c++', '{1}'],
  ['rust,ignore', 'rust', 'ignore'],
  ['rust,no_run,edition2021{2}', 'rust', 'no_run edition2021 {2}'],
  ['rust,', 'rust,', ''],
  ['{.ts}', '{.ts}', ''],
  ['a:b', 'a:b', ''],
  ['', '', ''],
])('What follows the language in "%s" is read as options', (written, language, meta) => {
  expect(splitLanguage(written, '')).toEqual({ language, meta });
  expect(splitLanguage(written, 'title="a"').meta).toBe(meta === '' ? 'title="a"' : `${meta} title="a"`);
});
