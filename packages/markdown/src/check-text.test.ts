import { expect, test } from '@rstest/core';
import { checkPage, compilePage, expectNothing, openCheckedPages } from '../test/checked-pages.ts';

const testPage = openCheckedPages('containers', 'elements', 'otherSyntax');

testPage(
  'tags that no browser knows are reported once each, at their place',
  `---\ntitle: Home\n---\n\n# Home\n\nIn \`Box<String>\` and\n\n\`\`\`ts\nBox<String>\n\`\`\`\n\nIn Box<String> and Box<String>, <Link>a</Link> too.\n`,
  (found) => {
    expect(found).toMatchObject([
      {
        rule: 'elements',
        severity: 'warning',
        line: 13,
        column: 7,
        message: '<String> is not an element of HTML, so its tag is not shown. This page has 2 of them.',
      },
      { rule: 'elements', line: 13, message: expect.stringMatching(/^<Link> /) },
    ]);
    expect(found[0]?.help).toContain('\\<String>');
  },
);

testPage(
  'what browsers know is not: HTML in any case, custom elements, the inside of SVG and MathML',
  `# Home

Press <kbd>Ctrl</kbd>.<BR>A <my-box>box</my-box>, a <https://example.com> and \\<T> and 1 < 2.

<svg viewBox="0 0 1 1"><linearGradient id="a" /><foreignObject /></svg>
<svg viewBox="0 0 1 1"><svg x="1"><circle r="1" /></svg><path d="M0 0" /></svg>

<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>

<center>Old</center>
`,
  expectNothing,
);

for (const [text, expected] of [
  ['Some <b>bold text.\n\nMore.', '3:6 Nothing closes <b>'],
  ['<div class="box">\n\n> <span>In</span> the box.', '3:1 Nothing closes <div>'],
  ['- A list\n\n  <details>\n  <summary>S</summary>\n\n  Text', '5:3 Nothing closes <details>'],
  ['<div>\n<em>\n</div>', '4:1 Nothing closes <em>'],
  ['Text</span> here', '3:5 </span> has no opening tag'],
  ['<div>\n\nText\n\n    </div>', '7:5 </div> is shown as code'],
  ['<a id="x"/>Text', '3:1 HTML ignores the "/" of <a/>'],
  ['Text\n\n<!-- to do\n\n## Lost', '5:1 This comment is not closed'],
  ['<div class="a>\nText\n</div>', '3:1 This tag does not end'],
  ['<details>\n<summary>S</summary>\n- one\n</details>', '5:1 Markdown directly below or after a tag'],
  ['<p align="center">\n| a |\n|---|\n</p>', '4:1 Markdown directly below or after a tag'],
  ['<p class="a">one <b>and</b>\n<div>two</div></p>', '4:1 Browsers end <p> in front of this element'],
  ['The <!DOCTYPE html> of HTML', '3:5 Browsers do not show "<!DOCTYPE"'],
  ['**中**\nB <a class=x href=./b.md>b</a>', '4:3 <a> is shown as text, because the value of "href"'],
  ['<a href=https://a.example>b</a>', '3:1 <a> is shown as text, because the value of "href"'],
  ['<img src=./b.png alt=b>', '3:1 <img> is shown as text, because the value of "src"'],
  ['<?php echo 1 ?>', '3:1 Browsers do not show "<\\?php"'],
  ['<!-- a\n<!-- b -->\n\nc -->', '4:1 A comment cannot contain another'],
] as const)
  testPage(`tags that end elsewhere than meant are reported: ${text}`, `# Home\n\n${text}\n`, (found) =>
    expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expect.stringMatching(new RegExp(`^${expected}`)),
    ]),
  );

testPage(
  'tags that are whole are not, nor those that need no end',
  `# Home

<div align="center" title="a > b">

<p>One <!-- <div> --> <b>two</b></p><div>three</div>

<p>One

<ul><li>Two<li>Three</ul><br><hr/><img src="https://a.example/x.png">

</div>

<!-- <div> --><style>p > b { color: red }</style>

<table><tr><td>1<td><b>2</b></table>

<p>Press <kbd>\`</kbd> or <kbd>\`</kbd>.</p>

<!-- Begin with <!-- -->

A <b>word *and* \`<i>\`</b>, <DIV>x</div>.

<details>
<summary>S</summary>

**bold**

</details>

<script type="text/x">show('<p>a <div>b</div></p>')</script>

<div title="<p> a <div> </p>">a</div>

<p>Press <button><div>x</div></button> and <svg><foreignObject><div>y</div></foreignObject></svg></p>

<pre>**bold** <code>[a](b)</code></pre>

<p title="**a**">2 ** 3 ** 4, a[0](1) and <code>**b**</code></p>

    <div> and </div>

\\<a href=./b.md>, &lt;a href=./b.md>, \`<a href=./b.md>\`, <a href=#b>b</a> and a <b c=d/e

~~~
</div>
~~~
`,
  expectNothing,
);

for (const extension of ['md', 'mdx'])
  testPage(
    `an unknown container is reported once, with the nearest name, in .${extension}`,
    '# Home\n\n:::tipp\nText\n:::\n\n```md\n:::other\n```\n\n::: x-y Title\nText\n:::\n\n::: tipp\nText\n:::\n',
    (found) =>
      expect(found).toMatchObject([
        {
          rule: 'containers',
          line: 3,
          message: 'The container ":::tipp" is unknown, so it is shown as text. This page has 2 of them.',
          help: 'Did you mean ":::tip"?',
        },
        { rule: 'containers', line: 11, message: 'The container ":::x-y" is unknown, so it is shown as text.' },
      ]),
    extension,
  );

test('text that Markdown drops or shows as it is written, and headings in disorder, are reported at their place', async () => {
  const text = `# Home

[ref][none] and a note[^none].

## Part {#same}

#### Too deep

## Other {#same}

| a | b |
|---|---|
| 1 | 2 | lost |
| \`x | y\` | lost |
`;
  const found = await checkPage(text);
  expect(found.map(({ rule, line, severity }) => `${line} ${rule} ${severity}`).sort()).toEqual([
    '13 tables warning',
    '14 tables warning',
    '3 references warning',
    '3 references warning',
    '7 headingLevels warning',
    '9 duplicateIds warning',
  ]);
});

test.each([
  ['<h1 align="center">Tool</h1>', 'md', 'Tool', []],
  [
    'Text\n\n<div>\n  <h1>\n    <img alt="A" src="https://a.example/a.png"><br>Tool &amp;\n  </h1>\n</div>',
    'md',
    'A Tool &',
    [],
  ],
  ['Text <h1>Tool</h1>', 'md', undefined, [1]],
  ['<h2>\n\n*Tool*\n\n</h2>\n\n<h6>\n\nTool\n\n</h6>', 'md', undefined, [1]],
  ['---\ntitle: Tool\n---\n\nText <h1>Tool</h1>', 'md', undefined, []],
  ['`<h1>`\n\n    <h1>', 'md', undefined, []],
  ['<h1>Tool</h1>', 'mdx', 'Tool', []],
] as const)(
  'a heading in HTML whose tags are apart from its text is reported: %j in .%s',
  async (text, format, title, expected) => {
    const { headings, warnings } = await compilePage(`${text}\n`, format);
    expect(headings[0]?.text).toBe(title);
    expect(warnings.map(({ line }) => line)).toEqual(expected);
  },
);

test('control characters, also those of colors in a terminal, are reported at the first one, with their number', async () => {
  const found = await checkPage('# Home\n\na\tb\u0003 `\u007f`\n\n```\n\u001b[31mred \ufffe\n```\n');
  expect(found).toMatchObject([{ rule: 'elements', line: 3, column: 4, message: expect.stringContaining('U+0003') }]);
  expect(found[0]?.message).toContain('This page has 4');
  expect((await checkPage('# Home\n\n~~~ansi\n\u001b[31mred\n~~~\n'))[0]?.help).toContain('colors of a terminal');
});

test('in MDX, a comment that nothing closes is an error at its place, and takes nothing along', async () => {
  const found = await checkPage('# Home\n\n<!-- a\ncomment -->\n\n<!-- to do\n\n## Lost\n', 'mdx');
  expect(found).toMatchObject([{ rule: 'syntax', severity: 'error', line: 6, column: 1 }]);
});
