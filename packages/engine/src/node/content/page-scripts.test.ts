import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../../test/run-quire.ts';

const CONFIG = 'export default { title: "Quay" };\n';

async function check(page: string, config = CONFIG) {
  const { diagnostics } = await checkSite(writeSite({ 'docs/index.mdx': page, 'site.config.mjs': config }));
  return diagnostics.filter(({ rule }) => rule === 'clientCode');
}

test.each([
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
    'a handler behind one that is code',
    '# Home\n\nWrite `onClick={x}`.\n\n<button onClick={() => 1}>Press</button>\n',
    { name: 'onClick', line: 5, column: 9 },
  ],
  [
    'a handler in an expression',
    '# Home\n\n{[1, 2].map((step) => <button key={step} onKeyDown={() => step}>{step}</button>)}\n',
    { name: 'onKeyDown', line: 3, column: 42 },
  ],
])('%s is reported, with its place', async (_, page, { name, ...place }) => {
  expect(await check(page)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: `The page uses "${name}", but the code of a page does not run in the browser.`,
      help: expect.stringContaining("'use client'"),
      ...place,
    }),
  ]);
});

test.each([
  [
    'code, inline and in fences',
    '# Home\n\n`onClick={x}` and `useState(0)`\n\n```tsx\nconst [a] = useState(0);\n<b onClick={a} />\n```\n\n{1 + 1}\n',
  ],
  [
    'text',
    '# Home\n\nCall useState(0), or set onClick: it is called.\n\n<p title="onClick: x, useState(1)">{"onClick: y"}</p>\n',
  ],
])('%s is not', async (_, page) => expect(await check(page)).toEqual([]));

test('it can be an error, or of no interest', async () => {
  const page = '# Home\n\n<button onClick={() => 1}>Press</button>\n';
  const withCheck = (severity: string) => `export default { check: { clientCode: '${severity}' } };\n`;
  expect(await check(page, withCheck('error'))).toMatchObject([{ severity: 'error' }]);
  expect(await check(page, withCheck('off'))).toEqual([]);
});
