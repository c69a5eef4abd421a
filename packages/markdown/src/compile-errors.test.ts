/** Claims about errors of a source: each has its position, and all are reported at once. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { createTestContext } from '../test/compile-context.ts';
import { compileFile } from './compile-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'quire-errors-'));
const context = createTestContext(dir);

async function compileText(text: string, name: string) {
  return { page: await compileFile({ sourcePath: name, filePath: join(dir, name), text, original: [] }, context) };
}

describe('an error is reported with its position', () => {
  test.each([
    [
      'a tab in the frontmatter',
      '---\ntitle: a\n\tdescription: b\n---\n',
      'md',
      '3:1',
      'Tabs are not allowed as indentation',
      'Indent with spaces.',
    ],
    [
      'frontmatter without an end',
      '---\ntitle: a\n\n# x\n',
      'md',
      '1:1',
      'The frontmatter is not closed.',
      'Add a line with ---',
    ],
    ['a quote without an end', '---\ntitle: "a\n---\n# x\n', 'md', '2:10', 'Missing closing "quote', 'Close the quote'],
    [
      'a tag without an end',
      '# x\n\n<div>\n\ntext\n',
      'mdx',
      '3:1',
      'Expected a closing tag for `<div>`',
      'with </div>',
    ],
    ['a break without an end', '# x\n\na<br>b\n', 'mdx', '3:2', 'Expected a closing tag for `<br>`', 'write <br />'],
    ['a colon', '---\ntitle: A: b\n---\n# x\n', 'md', '2:8', 'not valid YAML', 'title: "A: b"'],
    ['an apostrophe', "---\ntitle: 'it's'\n---\n# x\n", 'md', '2:12', 'not valid YAML', 'title: "it\'s"'],
    ['quotes', '---\ntitle: "a" b\n---\n# x\n', 'md', '2:12', 'not valid YAML', 'title: \'"a" b\''],
    ['a full-width colon', '---\ntitle：a\n---\n# x\n', 'md', '2:1', 'not valid YAML', 'half-width colon'],
    ['an end without a tag', '# x\n\n<p>a</div>\n', 'mdx', '3:5', 'Unexpected closing tag', 'write its opening tag'],
    ['two fields of a name', '---\ntitle: a\ntitle: b\n---\n# x\n', 'md', '3:1', 'not valid YAML', 'Remove one'],
    [
      'a brace without an end',
      '# x\n\na {b\n',
      'mdx',
      '3:3',
      'Unexpected end of file in expression',
      'In .mdx, "{" opens an expression',
    ],
    [
      'a class of a container',
      '# x\n\n:::tip A {.b}\nc\n:::\n',
      'mdx',
      '3:11',
      'not valid JavaScript',
      'Remove the "{…}"',
    ],
    [
      'a broken import',
      "import { A from '@theme'\n\n# x\n",
      'mdx',
      '1:12',
      'The import or export is not valid JavaScript',
      'In .mdx, a line that begins with "import"',
    ],
  ])('%s: with its fix', async (_, text, extension, place, message, help) => {
    const { page } = await compileText(text, `fault.${extension}`);
    const [fault] = [...page.errors, ...page.warnings];
    expect(`${fault?.line}:${fault?.column}`).toBe(place);
    expect(fault?.message).toMatch(message);
    expect(fault?.help).toContain(help);
  });

  test.each([
    ['brackets', `{${'['.repeat(20_000)}`, '3:1001'],
    ['functions', `{${'a=>'.repeat(20_000)}a}`, '3:3000'],
    ['functions in lines of their own', `{${'a =>\n'.repeat(20_000)}a}`, '1002:3'],
    ['functions with parameters', `{${'(a,b)=>'.repeat(20_000)}a}`, '3:6995'],
  ])('%s that are nested too deeply for the parser: where', async (_, code, place) => {
    const { page } = await compileText(`# x\n\n${code}\n`, 'nesting.mdx');
    expect(page.errors.map(({ message, line, column }) => `${message} ${line}:${column}`)).toEqual([
      `The nesting is too deep. ${place}`,
    ]);
  });

  test('many functions after each other are not nested', async () => {
    const list = `{[${'(a) => a,\n'.repeat(2000)}].length}`;
    const text = `${'a => b\n\n'.repeat(2000)}\n${'- a => b\n'.repeat(2000)}\n<div>\n${'- a => b\n'.repeat(2000)}</div>\n`;
    const { page } = await compileText(`# x\n\n${list}\n\n${text}`, 'functions.mdx');
    expect(page.errors).toEqual([]);
  });

  test('broken MDX: line and column', async () => {
    const { page } = await compileText('# a\n\ntext {a b}\n', 'broken.mdx');
    expect(page.errors[0]).toMatchObject({ file: 'broken.mdx', line: 3, column: 9 });
  });

  test.each([
    ['expressions', 'a {b c}\n\nd {e f}\n', [1, 3]],
    ['prose that begins like an import', 'a\n\nimport b from "b" and tie it.\n\n{c d}\n', [3, 5]],
    [
      'names',
      'import { a } from "@theme";\n\nexport const b = 1;\n\n{a}{b}{c} {props.x}{frontmatter.y}{Math.PI}\n\n- {d.e} {[1].map((f) => f)}\n',
      [5, 7],
    ],
    ['names in attributes', '<p title={a.b}>x</p>\n\n<img\n  alt="x" src={c} />\n', [1, 4]],
    ['an empty attribute', 'Text\n\n- a\n- b <div title={}>x</div>\n', [4]],
    ['an empty spread', 'Text\n\n- b <div {...}>x</div>\n', [3]],
    ['nesting', `Text\n\n{${'['.repeat(1500)}${']'.repeat(1500)}}\n\n{a b}\n`, [3]],
    ['tags in tags', `${'<div>'.repeat(1500)}${'</div>'.repeat(1500)}\n`, [1]],
    ['styles', '<p style="color: teal">a</p>\n\nb <i\n  style=\'c\'>d</i>\n', [1, 4]],
  ])('all syntax errors of an MDX page: %s', async (name, text, lines) => {
    const { page } = await compileText(text, `faults-${name}.mdx`);
    expect(page.errors.map(({ line }) => line).sort()).toEqual(lines);
    for (const { column, help } of page.errors) expect([column, help]).not.toContain(undefined);
  });

  test('an import with a name of the compiled code', async () => {
    const { page } = await compileText("\nimport { jsx } from './parts/a.js';\n\n{jsx}\n", 'names.mdx');
    expect(page.errors[0]).toMatchObject({ line: 2, message: expect.stringContaining('"jsx"') });
  });

  test.each([
    ['flow', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['blocks', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ])('frontmatter with too many levels: %s', async (_, yaml) => {
    const { page } = await compileText(`---\n${yaml}\n---\n`, 'deep.md');
    expect(page.warnings[0]?.message).toContain('too many levels');
  });

  test('frontmatter with a sign that YAML reads as a tag', async () => {
    const { page } = await compileText('---\ntitle: !important note\n---\n', 'tag.md');
    expect(page.warnings[0]).toMatchObject({ line: 2, column: 8, help: expect.stringContaining('Quote') });
  });

  test('a title with a line break that was meant as a path', async () => {
    const { page } = await compileText('---\ntitle: "C:\\new"\n---\n', 'path.md');
    expect(page.warnings[0]).toMatchObject({ rule: 'frontmatter', line: 2, column: 8 });
  });

  test('frontmatter of the wrong type: its line', async () => {
    const { page } = await compileText('---\ntitle: a\noverview: 3\n---\n', 'frontmatter.md');
    expect(page.warnings[0]).toMatchObject({ file: 'frontmatter.md', line: 3 });
    expect(page.warnings[0]?.message).toContain('"overview"');
  });

  test('an import that leads to no file', async () => {
    const { page } = await compileText("import X from './nothing.tsx'\n\n<X />\n", 'import.mdx');
    expect(page.errors[0]).toMatchObject({
      message: 'Cannot resolve import "./nothing.tsx".',
      line: 1,
    });
  });

  test('a code file that does not exist, or is outside of the site', async () => {
    const { page } = await compileText(
      '\n```ts file="./none.ts"\n```\n\n```ts file="/etc/hostname"\n```\n',
      'files.md',
    );
    expect(page.errors.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('a region that a code file has several times', async () => {
    writeFileSync(
      join(dir, 'regions.ts'),
      '// #region a\nlet a;\n// #endregion a\n// #region a\nlet b;\n// #endregion a\n// #region b-a\n// #endregion b-a\n/* # region b*/\nlet c;\n/* #endregion b*/\n',
    );
    const { page } = await compileText(
      '# T\n\n```ts file="./regions.ts#a"\n```\n\n```ts file="./regions.ts#b"\n```\n',
      'regions.md',
    );
    expect(page.errors).toMatchObject([{ line: 3, message: '"./regions.ts" has several regions "a".' }]);
  });

  test.each(['#L3', '#L2-L3', '#L2-L1', '#L0-L1'])('lines that a code file does not have: %s', async (part) => {
    writeFileSync(join(dir, 'two.ts'), 'let a;\nlet b;\n');
    const text = `# T\n\n\`\`\`ts file="./two.ts${part}"\n\`\`\`\n\n\`\`\`ts file="./two.ts#L1-2"\n\`\`\`\n`;
    const { page } = await compileText(text, 'lines.md');
    expect(page.errors).toMatchObject([
      {
        line: 3,
        message: `The lines of "./two.ts${part}" do not exist: the file has 2 lines.`,
        help: expect.stringContaining('./two.ts#L1-L2'),
      },
    ]);
  });

  test('all errors of a page at once', async () => {
    const { page } = await compileText(
      "---\noverview: 3\ndate: soon\n---\n\nimport X from './a.tsx'\n\n<X />\n",
      'several.mdx',
    );
    expect([...page.errors, ...page.warnings]).toHaveLength(3);
  });
});
