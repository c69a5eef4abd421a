import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../../test/run-quire.ts';

async function checkPage(text: string, file = 'docs/index.md') {
  const { diagnostics } = await checkSite(writeSite({ 'docs/index.md': '# Home\n', [file]: text }));
  return diagnostics.filter(({ rule }) => ['containers', 'elements', 'otherSyntax'].includes(rule));
}

test('tags that no browser knows are reported once each, at their place', async () => {
  const text = `---\ntitle: Home\n---\n\n# Home\n\nIn \`Box<String>\` and\n\n\`\`\`ts\nBox<String>\n\`\`\`\n\nIn Box<String> and Box<String>, <Link>a</Link> too.\n`;
  const found = await checkPage(text);
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
});

test('what browsers know is not: HTML in any case, custom elements, the inside of SVG and MathML', async () => {
  const text = `# Home

Press <kbd>Ctrl</kbd>.<BR>A <my-box>box</my-box>, a <https://example.com> and \\<T> and 1 < 2.

<svg viewBox="0 0 1 1"><linearGradient id="a" /><foreignObject /></svg>

<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>

<center>Old</center>
`;
  expect(await checkPage(text)).toEqual([]);
});

test.each([
  ['Some <b>bold text.\n\nMore.', ['3:6 Nothing closes <b>']],
  ['<div class="box">\n\n> <span>In</span> the box.', ['3:1 Nothing closes <div>']],
  ['- A list\n\n  <details>\n  <summary>S</summary>\n\n  Text', ['5:3 Nothing closes <details>']],
  ['<div>\n<em>\n</div>', ['4:1 Nothing closes <em>']],
  ['Text</span> here', ['3:5 </span> closes nothing']],
  ['<div>\n\nText\n\n    </div>', ['7:5 </div> is shown as code']],
  ['<a id="x"/>Text', ['3:1 HTML ignores the "/" of <a/>']],
  ['Text\n\n<!-- to do\n\n## Lost', ['5:1 Nothing closes this comment']],
  ['<div class="a>\nText\n</div>', ['3:1 This tag does not end']],
])('tags that end elsewhere than meant are reported: %j', async (text, expected) => {
  const found = await checkPage(`# Home\n\n${text}\n`);
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
    expected.map((start) => expect.stringMatching(new RegExp(`^${start}`))),
  );
});

test('tags that are whole are not, nor those that need no end', async () => {
  const text = `# Home

<div align="center" title="a > b">

<p>One

<ul><li>Two<li>Three</ul><br><hr/><img src="https://a.example/x.png">

</div>

<!-- <div> --><style>p > b { color: red }</style>

<table><tr><td>1<td><b>2</b></table>

A <b>word *and* \`<i>\`</b>, <DIV>x</div>.

    <div> and </div>

~~~
</div>
~~~
`;
  expect(await checkPage(text)).toEqual([]);
});

test('an unknown container is reported with the nearest name, in Markdown and in MDX', async () => {
  const text = '# Home\n\n:::tipp\nText\n:::\n\n```md\n:::other\n```\n\n::: x-y Title\nText\n:::\n';
  for (const file of ['docs/index.md', 'docs/page.mdx'])
    expect(await checkPage(text, file)).toMatchObject([
      {
        rule: 'containers',
        line: 3,
        message: 'The container ":::tipp" is unknown, so it is shown as text.',
        help: 'Did you mean ":::tip"?',
      },
      { rule: 'containers', line: 11, message: 'The container ":::x-y" is unknown, so it is shown as text.' },
    ]);
});

test('syntax of other systems is reported with what to write instead', async () => {
  const text = `# Home

<<< ./a.ts{2}

[[toc]]

<!--@include: ./part.md-->

::: code-group

<script setup lang="ts">
</script>

\`\`\`js:line-numbers [a.js]
<<< not this
\`\`\`

:::

- a list

  ~~~ts {1} [b.ts]
  let b;
  ~~~

By {{ $frontmatter.author }}, in {{$lang}}.
`;
  const found = (await checkPage(text)).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  expect(found.map(({ rule, line, help }) => [rule, line, help])).toEqual([
    ['otherSyntax', 3, expect.stringContaining('file="./a.ts"')],
    ['otherSyntax', 5, expect.stringContaining('<Toc />')],
    ['otherSyntax', 7, expect.stringContaining("import Part from './part.md'")],
    ['otherSyntax', 9, expect.stringContaining('<Tabs>')],
    ['otherSyntax', 11, expect.stringContaining('In .mdx, import components')],
    ['otherSyntax', 14, 'Write title="a.js".'],
    ['otherSyntax', 26, 'Write the value itself. In .mdx, {frontmatter.author} shows it.'],
  ]);
  expect(found.at(-1)).toMatchObject({ column: 4 });
  expect(found.at(-2)?.message).toBe('A fence title in brackets is not shown. This page has 2 of them.');
});

test('a script in a page is reported; data blocks and scripts in code are not', async () => {
  const text = `# Home

<script>document.title = 'x'</script>

<script type="module" src="/x.js"></script>

<script type="application/ld+json">{}</script>

\`<script>\`

\`\`\`html
<script>1</script>
\`\`\`
`;
  const found = await checkPage(text);
  expect(found.map(({ rule, line }) => [rule, line])).toEqual([['otherSyntax', 3]]);
  expect(found[0]).toMatchObject({
    message: expect.stringMatching(/does not run .* This page has 2 of them\.$/),
    help: expect.stringContaining('`head`'),
  });
});

test.each([
  ['!!! note "Mind the tide"\n\n    Text', '":::note Title"'],
  ['??? note\n\n    Text', '":::details Title"'],
  ['=== "Linux"\n\n    Text', '<Tab label="Linux">'],
  ['/// note | Title\nText\n///', '":::note Title"'],
  ['--8<-- "part.md"', "'part.md'"],
  ['Up :material-sail-boat: and :rocket:', '":material-sail-boat:"'],
  ['{* ./main.py hl[1:2] *}', 'file="./main.py"'],
  ['{!part.md!}', "import Part from 'part.md'"],
  ['[TOC]', '<Toc />'],
  ['![[pier.png]]', '![what it shows](<./pier.png>)'],
  [':::{warning}\nText\n:::', '":::warning"'],
  ['![Pier|200](https://example.com/pier.png)', 'width="200"'],
  ['(my-part)=', '{#my-part}'],
  ['See {ref}`my-part`.', '"{ref}"'],
  ['Term\n:   What it means', '"- **Term**'],
  ['```js showLineNumbers\na\n```', 'Write lineNumbers.'],
  ['```py hl_lines="1 2"\na\n```', '{2,4-5}'],
  ['```py linenums="1"\na\n```', 'Write lineNumbers.'],
  ['```json docs.json\n{}\n```', 'title="docs.json"'],
  ['```js Other Example {1}\na\n```', 'title="Other Example"'],
  ['```js ins={1}\na\n```', '[!code ++]'],
  ['*[CLI]: Command line', '<abbr title="…">CLI</abbr>'],
  ['Press ++ctrl+s++.', '<kbd>ctrl</kbd>+<kbd>s</kbd>'],
  ['[Sail](./index.md){ .md-button }', '<img'],
  ['![Sail](https://example.com/a.png){: width="300" }', '<img'],
  ['A paragraph.\n{: .lead }', '<img'],
  ['{{#include ./part.md}}', "'./part.md'"],
  ['A {{< figure src="a.png" >}} here', '"figure"'],
  ['{{% notice %}}', '"notice"'],
  ['{% include "note.html" %}', '"include"'],
  ['{{ conversion_table }}', '"conversion_table"'],
  ['::note\nText\n::', '":::note"'],
  ['::read-more{to="/a"}\n::', '":::read-more"'],
  ['See :read-more{to="/a" title="A"}.', '"read-more"'],
  ['By {{ site.author }}', 'Write the value itself'],
  ['On {{ $page.title }}', 'Write the value itself'],
  ["import Tabs from '@theme/Tabs';", '.mdx'],
  ['> [!success] Done\n> Text', '"success"'],
  ['```mermaid\ngraph LR\n```', 'image'],
  ['```bash npm2yarn\nnpm install\n```', '<PackageManagerTabs'],
  ['```js\n// highlight-next-line\nlet a\n```', '[!code highlight]'],
  ['```css\n/* highlight-start */\n```', '[!code highlight]'],
  ['```js\nlet a // [!code heighlight]\n```', '"[!code heighlight]"'],
  ['```rust\n{{#rustdoc_include ../main.rs:3:5}}\n```', 'file="../main.rs"'],
  ['```python\n# --8<-- "main.py"\n```', 'file="main.py"'],
])('syntax of other systems is reported: %j', async (text, help) => {
  const found = await checkPage(`# Home\n\n${text}\n\n${text}\n`);
  expect(found).toMatchObject([{ rule: 'otherSyntax', severity: 'warning', help: expect.stringContaining(help) }]);
  expect(found[0]?.message).toMatch(/This page has \d of them\.$/);
});

test('syntax of other systems in code and comments is not reported', async () => {
  const lines = [
    '!!! note "Title"',
    '=== "npm"',
    '--8<-- "part.md"',
    'A :rocket: here, ++ctrl+s++, [a](#home){ .b }',
    '{{#include ./part.md}} {{< figure >}} {% raw %} {{ site.author }}',
    "import a from 'b';",
    '// highlight-next-line',
    '> [!success] Done',
    '// [!code other]',
  ];
  const indent = (text: string) => `    ${text}`;
  const text = `# Home

Write \`!!! note\`, \`{{< figure >}}\` or <code>{% raw %}</code>, and \`\`\`\`mermaid\`\`\`\`.

\`\`\`\`md
\`\`\`mermaid
graph LR
\`\`\`

${lines.join('\n')}
\`\`\`\`

\`\`\`
${lines.join('\n')}
\`\`\`

${lines.map(indent).join('\n')}

<!-- {{< figure >}} -->

<!--
${lines.join('\n')}
-->

<pre>
${lines.join('\n')}
</pre>
`;
  expect(await checkPage(text)).toEqual([]);
});

test('similar text and code is not reported', async () => {
  const text = `# Home

At 10:30:45 wow!!! Really??? C++ and D++, i++ and ++j, {a: 1}, {x}, {{ name }}, {:ok, x}, 100 %, a:b:c, std::vector{a = 1}, a::b, x:y{z=1}.

A note: the key:value pair (see http://localhost:3000/a:b) and "x === y".

:::tip[Title]{title="Other"}
Text
:::

## A heading {#with-id}

|a|b|
|:--|--:|
|1|2|

Here: the end, and [toc](#home) and [x]: y.

: one space

> [!NOTE]
> Text

\`\`\`vue
<p>{{ site.author }} {% x %}</p>
\`\`\`

\`\`\`js
const highlight = '!!! note'; // see highlight-next-line of others
a === "b"; // [!code highlight]
\`\`\`

import the package from 'somewhere' before you go on.
`;
  expect(await checkPage(text)).toEqual([]);
});

test('the same signs in text and code are nothing', async () => {
  const text =
    '# Home\n\nA `[[toc]]`, 1 <<< 2, a [[wiki]] link, `{{ $lang }}`, a {{ name }} of a template.\n\n```js title="a [b].js"\nconst a = [[1]];\n```\n';
  expect(await checkPage(text)).toEqual([]);
});
