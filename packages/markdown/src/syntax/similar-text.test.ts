/** Claims that text which looks like the syntax of other systems is not reported. */
import { expectNothing, openCheckedPages } from '../../test/checked-pages.ts';

const testPage = openCheckedPages('containers', 'elements', 'otherSyntax');

const foreign = [
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

testPage(
  'syntax of other systems in code and comments is not reported',
  `# Home

Write \`!!! note\`, \`{{< figure >}}\` or <code>{% raw %}</code>, and \`\`\`\`mermaid\`\`\`\`.

\`\`\`\`md
\`\`\`mermaid
graph LR
\`\`\`

${foreign.join('\n')}
\`\`\`\`

\`\`\`
${foreign.join('\n')}
\`\`\`

${foreign.map((line) => `    ${line}`).join('\n')}

<!-- {{< figure >}} -->

<!--
${foreign.join('\n')}
-->

<pre>
${foreign.join('\n')}
</pre>
`,
  expectNothing,
);

testPage(
  'similar text and code is not reported',
  `# Home

5 % of a == b and a==b==c, 2^3, a^b^c, ~10 or ~20, ~x~, x ^ y, 1~3 days, user@[a](b), "image: [x]", 100%% sure, # (1)

== b, a == and 5 == 5, {/* #id */}, {a}, {frontMatter}, %% alone, --- --- and -- --, {-}, set {.x} here, :a\\_b, https://a.example/[x](#home), [a|b], [https://a.example].

\`#!/bin/sh -e\`, \`\`a \`#!js b\` c\`\`, \`#!python\`, \`Promise <a>\`_ and \`List<https>\`.

At 10:30:45 wow!!! Really??? C++ and D++, i++ and ++j, {a: 1}, {x}, \\{{ name }}, \\{% x %}, \${{ a.b }}, x_{{a}}, {{ a text }}, {:ok, x}, 100 %, a:b:c, std::vector{a = 1}, a::b, x:y{z=1}.

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

[TIP] a, [block] b, [note], [source] code, link:to, [a](doc:), +---+ and a << b,c >> d.

Use [@scope/name], [@scope/name](./index.md), ^[a-z ]*$, [@media], <span v-pre>a</span>, <b title=":a @b">c</b>, <img alt="the v-model directive" src="https://a.example/a.png"> and [x](./index.md "A: title").

<!-- tabs are here -->
`,
  expectNothing,
);

testPage(
  'a comment that begins in a line with braces is not reported',
  '# Home\n\nText {/* #id */} <!-- a comment\n{{ site.author }} -->\n',
  expectNothing,
);

testPage(
  'links by a label alone on a line are not reported',
  `# Home

[source]

[NOTE]

[block]

As std::cout <<a, b>> c, or [toc]:

[TOC]

[source]: https://a.example
> [note]: https://b.example
[Block]: https://c.example
[toc]: https://d.example
`,
  expectNothing,
);

for (const text of ['By [@ann, @bob].', 'By [@ann, who sails].'])
  testPage(`no citation is reported: ${text}`, `# Home\n\n${text}\n`, expectNothing);

testPage(
  'the same signs in text and code are nothing',
  '# Home\n\nA `[[toc]]`, 1 <<< 2, a [[wiki]] link, `{{ $lang }}`, a \\{{ name }} of a template.\n\n```js title="a [b].js"\nconst a = [[1]];\n```\n',
  expectNothing,
);

testPage(
  'signs in URLs and tags mark nothing',
  '# Home\n\nhttps://x.example/a~b/c~d [a](https://x.example/a~b/c~d?e=x^2^) <a title="a ==b== ++c++">b</a> [c].\n\n[c]: /x/a~b/c~d\n',
  expectNothing,
);
