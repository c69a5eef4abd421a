import { expect } from '@rstest/core';
import { expectNothing, openCheckedPages } from '../test/checked-pages.ts';

const testPage = openCheckedPages('clientCode');

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
