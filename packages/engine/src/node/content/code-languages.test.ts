import { describe, expect, test } from '@rstest/core';
import { bundledLanguages } from 'shiki/langs';
import { buildSite, checkSite, openOutput, quireAlone, writeSite } from '../../../test/run-quire.ts';

const fence = (info: string, code = 'const a = 1;\nconst b = 2;') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('a language that is not known', () => {
  const page = (...infos: string[]) => `# Page\n\n${infos.map((info) => fence(info)).join('\n')}`;
  const check = async (text: string, file = 'docs/index.md', config = '') => {
    const { diagnostics } = await checkSite(
      writeSite({ 'docs/index.md': '# Home\n', [file]: text, 'site.config.mjs': `export default {${config}};\n` }),
    );
    return diagnostics.filter(({ rule }) => rule === 'codeLanguages' || rule === 'references');
  };

  for (const file of ['docs/index.md', 'docs/page.mdx']) {
    test(`is reported at each fence, with the name that was meant, in ${file}`, async () => {
      const found = await check(page('typscript', 'ts', 'golang title="a.go"', 'zzzzzz'), file);
      expect(found).toMatchObject([
        {
          rule: 'codeLanguages',
          severity: 'warning',
          line: 3,
          message: 'There is no grammar for "typscript", so the code has no colors.',
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

  test('is none where a fence has options alone: they are read', async () => {
    expect(await check(page('title="The Title"', '{1}', 'lineNumbers=2 {2}', "title='a b'"))).toEqual([]);
    const { outDir, read } = openOutput('options');
    await buildSite(writeSite({ 'docs/index.md': page('title="The Title" {1}') }), outDir);
    const html = read('index.html');
    expect(html).toContain('<figcaption class="q-code-title">The Title</figcaption>');
    expect(html).toContain('data-lang="text"');
    expect(html).toContain('line highlighted');
  });

  test('is nothing to lines that are marked: those that the code does not have are reported', async () => {
    expect(await check(page('js {1,2}', 'js {2-5}', 'js {0}'))).toMatchObject([
      { rule: 'references', line: 8, message: 'The fence marks line 3, and its code has 2 lines.' },
      { rule: 'references', line: 13, message: 'The fence marks line 0, and its code has 2 lines.' },
    ]);
  });
});

test('Marks in code for more lines than follow are reported', async () => {
  const files = {
    'docs/index.md':
      '# Home\n\n```js\na();\n// [!code ++:2]\nb();\n```\n\n```js {3}\na(); // [!code --:3]\nb();\n```\n\n```js\na(); // [!code ++]\n// [!code focus]\nb();\n```\n',
  };
  const { diagnostics } = await checkSite(writeSite(files));
  expect(diagnostics.filter(({ rule }) => rule === 'references')).toMatchObject([
    { line: 3, message: expect.stringContaining('for more lines than follow: the code has 2 lines.') },
    { line: 9, message: expect.stringContaining('for more lines than follow: the code has 2 lines.') },
    { line: 9, message: 'The fence marks line 3, and its code has 2 lines.' },
  ]);
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

test('code that holds many sets of languages is built, and nothing is said about it', async () => {
  const languages = Object.keys(bundledLanguages).slice(0, 24);
  const fences = languages.map((language) => `~~~md\n\`\`\`${language}\na\n\`\`\`\n~~~\n`);
  const dir = writeSite({ 'docs/index.md': `# Home\n\n${fences.join('\n')}` });
  const { stdout, stderr } = await quireAlone('build', dir, '--verbose');
  expect(`${stdout}${stderr}`).toMatch(/1 page/);
  expect(`${stdout}${stderr}`).not.toContain('instances');
});
