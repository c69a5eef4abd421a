import { expect } from '@rstest/core';
import { openCheckedPages } from '../../test/checked-pages.ts';

const testPage = openCheckedPages('codeLanguages', 'containers', 'elements', 'otherSyntax');

testPage(
  'syntax of other systems is reported with what to write instead',
  `# Home

<<< ./a.ts{2}

[[toc]]

<!--@include: ./part.md-->

<script setup lang="ts">
import Part from './part.vue';
</script>

\`\`\`js
<<< not this
\`\`\`

By {{ $frontmatter.author }}, in {{$lang}}.
`,
  (all) => {
    const found = all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    expect(found.map(({ rule, line, help }) => [rule, line, help])).toEqual([
      ['otherSyntax', 3, expect.stringContaining('file="./a.ts"')],
      ['otherSyntax', 5, expect.stringContaining('<Toc />')],
      ['otherSyntax', 7, expect.stringContaining("import Part from './part.md'")],
      ['otherSyntax', 9, expect.stringContaining('In .mdx, import components')],
      ['otherSyntax', 17, 'Write the value itself. In .mdx, {frontmatter.author} shows it.'],
    ]);
    expect(found.at(-1)).toMatchObject({ column: 4 });
  },
);

testPage(
  'syntax of other systems is reported in the texts of the frontmatter, not in its other fields or in code, nor if the page has it in code',
  `---
title: '{{ page.title }}'
description: >
  Use {{< ref "a" >}} and {{< ref "b" >}}, not \`{{ code }}\`
hero:
  tagline: ":icon-sail: Fast, from 10:30:45"
  image: { src: /a.svg }
layout: '{{ layout }}'
summary: What {{ value }} and {% tag %} show
---

# Home \`{{ value }}\`

    {% tag %}
`,
  (found) =>
    expect(found.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 9, 'A value in double braces is shown as it is written.'],
      [4, 7, 'A shortcode is shown as text. This page has 2 of them.'],
      [6, 13, 'A name between colons is not an icon: it is shown as text.'],
    ]),
);

testPage(
  'scripts in a page and in attributes are reported; data blocks and scripts in code are not',
  `# Home

<script>document.title = 'x'</script>

<script type="module" src="/x.js"></script>

<script type="application/ld+json">{}</script>

<button class="a" onclick="go()">Go</button> <b data-onclick="x">onclick="no"</b>

\`<script>\` and \`<b onclick="x">\`

\`\`\`html
<script>1</script>
\`\`\`
`,
  (found) => {
    expect(found.map(({ rule, line, column }) => [rule, line, column])).toEqual([
      ['otherSyntax', 3, 1],
      ['otherSyntax', 9, 1],
    ]);
    expect(found[0]).toMatchObject({
      message: expect.stringMatching(/does not run .* This page has 2 of them\.$/),
      help: expect.stringContaining('`head`'),
    });
  },
);

for (const [text, help] of [
  ['!!! tip "Mind the tide"\n\n    Text', '":::tip Title"'],
  ['!!! hint\n\n    Text', '":::note Title"'],
  ['> ??? note\n>\n>     Text', '":::details Title"'],
  ['=== "Linux"\n\n    Text', '<Tab label="Linux">'],
  ['/// note | Title\nText\n///', '":::note Title"'],
  ['--8<-- "part.md"', "'part.md'"],
  ['Up :material-sail-boat: and :rocket:', '":material-sail-boat:"'],
  ['{* ./main.py hl[1:2] *}', 'file="./main.py"'],
  ['{!part.md!}', "import Part from 'part.md'"],
  ['[[_TOC_]]', '<Toc />'],
  ['@[toc]', '<Toc />'],
  ['!!! 注意\n\n    内容', '":::note Title"'],
  ['Text {+ added +}', 'Accept'],
  ['@import "part.md"', "import Part from 'part.md'"],
  ['By <%= author %>', '"author"'],
  ['<link href="https://a.example/a.css" rel="stylesheet">', '`head`'],
  ['![[pier.png]]', '![what it shows](<./pier.png>)'],
  [':::{warning}\nText\n:::', '":::warning"'],
  ['![Pier|200](https://example.com/pier.png)', 'width="200"'],
  ['(my-part)=', '{#my-part}'],
  ['See {ref}`my-part`.', '"{ref}"'],
  ['Term\n: What it means', '"- **Term**'],
  ['```py hl_lines="1 2"\na\n```', '{2,4-5}'],
  ['```json docs.json\n{}\n```', 'title="docs.json"'],
  ['```js Other Example {1}\na\n```', 'title="Other Example"'],
  ['```js ins={1}\na\n```', '[!code ++]'],
  ['```js title="a" collapse={1-2, 4}\na\n```', '"fold"'],
  ['```js wrap=false\na\n```', '"wrapCode"'],
  ['```sh frame="none"\na\n```', 'Remove it.'],
  ['```ts twoslash\na\n```', 'twoslash() of @quire/typescript'],
  ['A ==marked== word', '<mark>marked</mark>'],
  ['一个==高亮==词', '<mark>高亮</mark>'],
  ['An ^^underlined^^ word', '<ins>underlined</ins>'],
  ['x^2^ and E = mc^2^', '<sup>2</sup>'],
  ['H~2~O', '<sub>2</sub>'],
  ['需要 3~5 个、6~8 个', '\\~'],
  ['{{#title My page}}', '"title"'],
  ['```rust\n# use std::fmt;\nfn main() {}\n```', 'file='],
  ['```python\nx = 1  # (1)!\n```', 'annotation'],
  ['%% a note %%', '<!--'],
  ['% a note', '<!--'],
  ['A paragraph. ^my-block', '<span id="my-block">'],
  ['@[code ts](./a.ts)', 'file='],
  ['[!INCLUDE [Part](part.md)]', "import Part from './part.md'"],
  ['!> Mind the tide', '[!WARNING]'],
  ['See xref:other.adoc[Other].', '[text](./page.md#part)'],
  ['.. note::\n\n   Text', '":::note"'],
  ['<Tabs items={["a"]}>', '.mdx'],
  ['*[CLI]: Command line', '<abbr title="…">CLI</abbr>'],
  ['The area \\(\\pi r^2\\)', '$x^{2}$'],
  ['\\[\nx^2\n\\]', '$x^{2}$'],
  ['Press ++ctrl+s++.', '<kbd>ctrl</kbd>+<kbd>s</kbd>'],
  ['[Sail](./index.md){ .md-button }', '<img'],
  ['![Sail](https://example.com/a.png){: width="300" }', '<img'],
  ['A paragraph.\n{: .lead }', '<img'],
  ['A paragraph.\n\n{#part}\n\n- One', 'heading'],
  ['{::comment}\nhidden\n{:/comment}', '<!--'],
  ['export const a = 1;', '.mdx'],
  ['```js add={1}\na\n```', '[!code ++]'],
  ['[a]: {{ site.url }}/x', 'site.url'],
  ['Call `#!python print(1)`.', '`print(1)`'],
  ['See `Other <https://a.example>`_.', '[Other](https://a.example)'],
  ['== Section', '"## "'],
  ['![Sail](https://example.com/a.png#only-dark)', 'both'],
  ['Text {/* a comment */} here', '<!--'],
  ['By {frontMatter.author}', 'the value itself'],
  ['%%\na note\n%%', '<!--'],
  ['!!! danger annotate "Title"\n\n    Text', '":::danger Title"'],
  ['Up :white\\_check\\_mark: here', 'in place of'],
  ['## Part {-}', '<img'],
  ['A paragraph {.lead #part}', '<img'],
  ['Left   Right\n-----  -----\na      b', 'each row in one line'],
  ['===  ===\na    b', 'each row in one line'],
  ['[https://a.example Other]', '[text](https://…)'],
  ['[Other|https://a.example]', '[text](https://…)'],
  ['https://a.example[Other]', '[text](https://…)'],
  ['Press kbd:[Ctrl].', '[text](./page.md#part)'],
  ['``` { .py title="a" }\na\n```', 'Write the language'],
  ['```js "word"\na\n```', '[!code word:word]'],
  ['{{#include ./part.md}}', "'./part.md'"],
  ['A {{< figure src="a.png" >}} here', '"figure"'],
  ['{{% notice %}}', '"notice"'],
  ['See {@link Other}.', '[text](./page.md#part)'],
  ["{% include '<b></b>' %}", '"include"'],
  ['At v{{ config.site_name | upper }}.', '"config.site_name"'],
  ['::note\nText\n::', '":::note"'],
  ['::read-more{to="/a"}\n::', '":::read-more"'],
  ['See :read-more{to="/a" title="A"}.', '"read-more"'],
  ['Host https://{{ site.host }}/', '"site.host"'],
  ['On {{ $frontmatter.title }}', 'Write the value itself'],
  ["import Tabs from '@theme/Tabs';", '.mdx'],
  ['<div v-if="a">Text</div>', 'Remove v-if'],
  ['<p class="x" :title="a" @click="b">Text</p>', 'Remove :title'],
  ['::: details More {open}\nText\n:::', '<details open>'],
  ["[Other](./other.md ':include')", 'Remove it'],
  ['<!-- tabs:start -->\n\n#### **A**\n\n<!-- tabs:end -->', '<Tabs>'],
  ['## Part :id=part', '{#part}'],
  ['## Part [#part]', '{#part}'],
  ['## Part {#part one}', '{#part}'],
  ['Text^[a note in the line].', '[^name]'],
  ['As said [@doe2020, p. 3].', 'footnote'],
  ['As said [@doe2020; @roe1999].', 'footnote'],
  ['\\newpage', 'Remove it'],
  ['::: {.callout-note}\nText\n:::', '":::callout-note"'],
  ['::: {#part .x key="v"}\nText\n:::', '":::part"'],
  ['```js filename="a.js"\na\n```', 'title="…"'],
  ['```js title=“a.js”\na\n```', 'straight ones'],
  ['```js /word/\na\n```', '[!code word:word]'],
  ['[source,js]\n----\na\n----', 'a fence for code'],
  ['|===\n| a\n|===', 'a table with bars'],
  ['See link:https://a.example[Other].', '[text](./page.md#part)'],
  ['[block:callout]\n{}\n[/block]', 'in Markdown'],
  ['[Other](doc:other)', 'the path of the page'],
  ['.. _part:', '{#part}'],
  ['+---+---+\n| a | b |\n+---+---+', 'each row in one line'],
  ['| a | b |\n|---+---|\n| 1 | 2 |', 'each row in one line'],
  ['See {cite:p}`doe`.', '"{cite:p}"'],
  ['[A]({{ "/a" | relative_url }})', '[text](./page.md)'],
  ['{{- /* a comment */ -}}', 'Write what it would show'],
  ['> [!div class="a"]\n> Text', '"div"'],
  ['{~~old~>new~~}', 'the mark'],
  ['- > [!success] Done\n  > Text', '"success"'],
  ['> [!tip]- Done\n> Text', 'details'],
  ['- [-] Done', '"[x]"'],
  ['```mermaid\ngraph LR\n```', 'image'],
  ['```bash npm2yarn\nnpm install\n```', '<PackageManagerTabs'],
  ['```jsx live\na\n```', "'use client'"],
  ['```js {1-}\na\n```', '{2,4-5}'],
  ['```js {a}\na\n```', '{2,4-5}'],
  ['```js{1..3}\na\n```', '{2,4-5}'],
  ['```js {"label":2} title="a"\na\n```', '{2,4-5}'],
  ['```js highlight={2}\na\nb\n```', '{2,4-5}'],
  ['```js linenos=true\na\n```', 'lineNumbers=5'],
  ['```js title="a \\"b"\na\n```', 'the other quotation marks'],
  ['<head><meta name="a" content="b"></head>', '"head" of the frontmatter'],
  ['```js\n// highlight-next-line\nlet a\n```', '[!code highlight]'],
  ['```css\n/* highlight-start */\n```', '[!code highlight]'],
  ['```js\nlet a // [!code heighlight]\n```', '"[!code heighlight]"'],
  ['```rust\n{{#rustdoc_include ../main.rs:3:5}}\n```', 'file="../main.rs"'],
  ['```python\n# --8<-- "main.py"\n```', 'file="main.py"'],
] as const)
  testPage(`syntax of other systems is reported: ${text}`, `# Home\n\n${text}\n\n${text}\n`, (found) => {
    expect(found).toMatchObject([{ rule: 'otherSyntax', severity: 'warning', help: expect.stringContaining(help) }]);
    expect(found[0]?.message).toMatch(/This page has \d of them\.$/);
  });

for (const text of [
  '<include>./part.md</include>',
  '<Card title="A" icon="right-arrow">Text</Card>\n\nimport { Card, Tab } from "@theme"',
  'export default ({ children }) => <main>{children}</main>;',
  "export const metadata = { title: 'A' };",
])
  testPage(
    `syntax of other systems is reported in MDX: ${text}`,
    `# Home\n\n${text}\n`,
    (found) => expect(found).toMatchObject([{ rule: 'otherSyntax', line: 3, column: 1 }]),
    'mdx',
  );

testPage(
  'the title of a code group, and what is no code in it, are reported with their places',
  '# Home\n\n:::code-group Title\n\n```what [A]\na\n```\n\nText\n\n<<< ./a.ts\n\n> ```js\n> b\n> ```\n\n:::\n',
  (found) =>
    expect(found.map(({ rule, line }) => [rule, line])).toEqual([
      ['containers', 3],
      ['containers', 9],
      ['containers', 13],
      ['codeLanguages', 5],
      ['otherSyntax', 11],
    ]),
);
