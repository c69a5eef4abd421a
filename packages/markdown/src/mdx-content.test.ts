import { expect, test } from '@rstest/core';
import { compilePage, expectNothing, openCheckedPages } from '../test/checked-pages.ts';

const testPage = openCheckedPages('clientCode');
const testImports = openCheckedPages('imports');

for (const [text, place, help] of [
  ["import { Fragment } from 'a';\n\n<Fragment>x</Fragment>\n", { line: 1, column: 27 }, '{ Fragment as OwnFragment }'],
  ["import jsx from 'a';\n\n{jsx}\n", { line: 1, column: 18 }, 'ownJsx'],
  ["import { b as props } from 'a';\n\n{props.c}\n", { line: 1, column: 29 }, '{ b as ownProps }'],
  ['# Home\n\nexport const props = { a: 1 };\n\n{props.a}\n', { line: 3, column: 14 }, 'Choose another name.'],
] as const)
  testImports(
    `a name that the code of every page has is reported: ${text}`,
    text,
    (found) => expect(found).toMatchObject([{ ...place, help: expect.stringContaining(help) }]),
    'mdx',
  );

testImports(
  'other names are not reported, nor those in code',
  "import { Fragment } from 'react';\n\nexport const propsOf = 1;\n\n<Fragment>{propsOf}</Fragment>\n\n```js\nexport const props = 1;\n```\n",
  expectNothing,
  'mdx',
);

for (const use of [
  `{\`it's \${bar}, isn't it\`}`,
  `<p title={\`5" × \${bar} = 6"\`}>Size</p>`,
  `{/'/.test('a') ? bar : "it's"}`,
])
  test(`an import is kept wherever the page uses it: ${use}`, async () => {
    const { content, errors, warnings } = await compilePage(`import { bar } from 'a';\n\n${use}\n`, 'mdx');
    expect([...errors, ...warnings]).toEqual([]);
    expect(content).toMatchObject({ imports: [{ module: 'a', imported: 'bar', local: 'bar' }] });
  });

for (const [before, indent] of [['<A b={'], ['Text {'], ['<A>\n{'], ['- Item\n\n  <A b={', '  '], ['> <A b={', '> ']])
  test(`template literals keep their indentation: ${before}`, async () => {
    const end = before?.includes('<A b') ? '} />' : before?.includes('<A>') ? '}\n</A>' : '}';
    const text = `${before}\`one\n    four\n  two\``.replaceAll('\n', `\n${indent ?? ''}`);
    const { content, errors } = await compilePage(`export const A = 'a';\n\n${text}${end}\n`, 'mdx');
    expect(errors).toEqual([]);
    expect(content.kind === 'mdx' && content.code).toMatch(/(`|")one(\n|\\n) {4}four(\n|\\n) {2}two\1/);
  });

for (const [text, places] of [
  ['# Home\n\n<pre>\n  a\n    b\n</pre>\n\n<pre><code>a\n  b</code></pre>\n', [3, 8]],
  ['# Home\n\n<pre>{`a\n  b`}</pre>\n\n<pre><code>a</code></pre>\n\n`<pre>`\n', []],
] as const)
  test(`text in <pre> whose lines would be joined is reported: ${text}`, async () => {
    const { warnings } = await compilePage(text, 'mdx');
    expect(warnings.map(({ rule, line }) => [rule, line])).toEqual(places.map((line) => ['elements', line]));
  });

for (const [code, text, { name, ...place }] of [
  [
    'state of a component that it declares',
    "import { useState } from 'react';\n\nexport function Counter() {\n  const [count] = useState(0);\n  return <b>{count}</b>;\n}\n\n# Home\n\n<Counter />\n",
    { name: 'useState', line: 4, column: 19 },
  ],
  [
    'a handler of an element',
    '# Home\n\n<button onClick={() => 1}>Press</button>\n',
    { name: 'onClick', line: 3, column: 9 },
  ],
  [
    'a handler after one that is code',
    '# Home\n\nWrite `onClick={x}`.\n\n<button onClick={() => 1}>Press</button>\n',
    { name: 'onClick', line: 5, column: 9 },
  ],
  [
    'a handler in an expression',
    '# Home\n\n{[1, 2].map((step) => <button key={step} onKeyDown={() => step}>{step}</button>)}\n',
    { name: 'onKeyDown', line: 3, column: 42 },
  ],
] as const)
  testPage(
    `${code} is reported, with its place`,
    text,
    (found) =>
      expect(found).toEqual([
        expect.objectContaining({
          severity: 'warning',
          message: `The page uses "${name}", but the code of a page does not run in the browser.`,
          help: expect.stringContaining("'use client'"),
          ...place,
        }),
      ]),
    'mdx',
  );

for (const [code, text] of [
  [
    'code, inline and in fences',
    '# Home\n\n`onClick={x}` and `useState(0)`\n\n```tsx\nconst [a] = useState(0);\n<b onClick={a} />\n```\n\n{1 + 1}\n',
  ],
  [
    'text',
    '# Home\n\nCall useState(0), or set onClick: it is called.\n\n<p title="onClick: x, useState(1)">{"onClick: y"}</p>\n',
  ],
] as const)
  testPage(`${code} is not`, text, expectNothing, 'mdx');
