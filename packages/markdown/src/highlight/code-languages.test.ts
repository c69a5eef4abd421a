/** What is made of the line that opens a fence: its language, its options, and the lines that it marks. */
import { tmpdir } from 'node:os';
import { expect, rstest, test } from '@rstest/core';
import { bundledLanguages } from 'shiki/langs';
import { checkPage, compilePage, readHtml } from '../../test/checked-pages.ts';
import { createTestContext } from '../../test/compile-context.ts';

const fence = (info: string) => `\`\`\`${info}\nconst a = 1;\nconst b = 2;\n\`\`\`\n`;
const page = (...infos: string[]) => `# Page\n\n${infos.map(fence).join('\n')}`;
const compile = async (text: string, extension?: string) => readHtml(await compilePage(text, extension));

test.each(['md', 'mdx'])(
  'a language that is not known is reported at each fence, with the name that was meant, in .%s',
  async (extension) => {
    expect(await checkPage(page('typscript', 'ts', 'golang title="a.go"', 'zzzzzz'), extension)).toMatchObject([
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
  },
);

test('none is where code is to have no colors, in any case of letters, or where the site names a grammar', async () => {
  const otherSyntax = ({ rule }: { rule: string }) => rule !== 'otherSyntax';
  const known = page('', 'text', 'TypeScript', 'tree', 'ansi', 'JS{1}', 'js {1}', 'ts:line-numbers');
  expect((await checkPage(known)).filter(otherSyntax)).toEqual([]);
  const code = { defaultWrapCode: false, lineNumbers: false, langAlias: { caddy: 'nginx' } };
  expect(await checkPage(page('caddy'), 'md', createTestContext(tmpdir(), { code }))).toEqual([]);
  const wrong = createTestContext(tmpdir(), { code: { ...code, langAlias: { caddy: 'ngnix' } } });
  expect(await checkPage(page('caddy'), 'md', wrong)).toMatchObject([{ help: expect.stringContaining('"nginx"') }]);
});

test('none is where a fence has options alone: they are read', async () => {
  expect(await checkPage(page('title="The Title"', '{1}', 'lineNumbers=2 {2}', "title='a b'"))).toEqual([]);
  const html = await compile(page('title="The Title" {1}'));
  expect(html).toContain('<figcaption class="q-code-title">The Title</figcaption>');
  expect(html).toContain('data-lang="text"');
  expect(html).toContain('line highlighted');
});

test('marked lines that the code does not have are reported', async () => {
  expect(await checkPage(page('js {1,2}', 'js {2-5}', 'js {0}'))).toMatchObject([
    { rule: 'references', line: 8, message: 'The fence marks line 3, and its code has 2 lines.' },
    { rule: 'references', line: 13, message: 'The fence marks line 0, and its code has 2 lines.' },
  ]);
});

test('marks in code for more lines than follow are reported', async () => {
  const text =
    '# Home\n\n```js\na();\n// [!code ++:2]\nb();\n```\n\n```js {3}\na(); // [!code --:3]\nb();\n```\n\n```js\na(); // [!code ++]\n// [!code focus]\nb();\n```\n';
  expect((await checkPage(text)).filter(({ rule }) => rule === 'references')).toMatchObject([
    { line: 3, message: expect.stringContaining('for more lines than follow: the code has 2 lines.') },
    { line: 9, message: expect.stringContaining('for more lines than follow: the code has 2 lines.') },
    { line: 9, message: 'The fence marks line 3, and its code has 2 lines.' },
  ]);
});

test('an option that is misspelled, and a mark that is shown as text, are reported', async () => {
  const text = page(
    'js titel="a.js"',
    'js lineNumber=3 run id="x"',
    'js showLineNumbers',
    'js linenums="1"',
    'js sizes',
  ).replaceAll(';', '; see [!code ++] ');
  expect(
    (await checkPage(`${text}\n\`\`\`js\n// [\\!code ++]\n\`\`\`\n`)).map(({ line, message }) => `${line}: ${message}`),
  ).toEqual([
    '3: A mark in the code is shown as text.',
    '3: The fence has no option "titel".',
    '8: A mark in the code is shown as text.',
    '8: The fence has no option "lineNumber".',
    '13: A mark in the code is shown as text.',
    '13: The fence has no option "showLineNumbers".',
    '18: A mark in the code is shown as text.',
    '18: The fence has no option "linenums".',
    '23: A mark in the code is shown as text.',
  ]);
});

test.each(['md', 'mdx'])(
  'lines may be named directly after the language: the code keeps its colors, in .%s',
  async (extension) => {
    const [one, two, spaced] = await Promise.all(
      ['js{2}', 'js{1, 2}', 'js {2}'].map((info) => compile(page(info), extension)),
    );
    expect(one).toContain('class="language-js"');
    expect(one?.match(/<span class="line highlighted"><span class="k">const/g)).toHaveLength(1);
    expect(two?.match(/<span class="line highlighted">/g)).toHaveLength(2);
    expect(spaced).toBe(one);
  },
);

test('code that holds many sets of languages is highlighted, and nothing is said about it', async () => {
  const said = rstest.spyOn(console, 'warn').mockImplementation(() => {});
  const languages = Object.keys(bundledLanguages).slice(0, 24);
  const fences = languages.map((language) => `~~~md\n\`\`\`${language}\na\n\`\`\`\n~~~\n`);
  await compilePage(`# Home\n\n${fences.join('\n')}`);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('a code block without code is reported', async () => {
  const found = await checkPage('# Page\n\n```js title="a.js"\n```\n\n- ~~~\n\n  ~~~\n\n```js\na\n```\n');
  expect(found).toMatchObject([
    { rule: 'elements', line: 3 },
    { rule: 'elements', line: 6 },
  ]);
});
