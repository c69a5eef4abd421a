import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { samplePage } from '../../../test/sample-pages.ts';
import { resolveConfig } from '../config/resolve.ts';
import { readScript } from '../config/script-module.ts';
import { checkBlankPages, checkStaticComponents } from './check-static-components.ts';

function check(files: Record<string, string>) {
  const dir = writeSite({ ...files, 'node_modules/view/package.json': '{}' });
  return checkStaticComponents(
    Object.keys(files).map((file) => readScript(join(dir, file))),
    resolveConfig({}, { dir }),
  );
}

test.each([
  ['state', "import { useState } from 'react';\n\nexport default () => useState(0)[0];\n", 'useState', 3, 22],
  ['typed state', 'const x = () => useState<number>(0);\n', 'useState', 1, 17],
  ['what is loaded on demand', "const X = lazy(() => import('./x.jsx'));\n", 'lazy', 1, 11],
  ['the same of React', "const X = React.lazy(() => import('./x.jsx'));\n", 'lazy', 1, 17],
  ['a hook of a package', "import { a as useA } from 'view';\nconst x = () => useA<b>(1);\n", 'useA', 2, 17],
  ['the same by way of all names', "import * as q from 'view';\nconst x = () => q.useA();\n", 'q.useA', 2, 17],
  ['a handler', 'export default () => (\n  <button\n    onClick={() => 1}>x</button>\n);\n', 'onClick', 3, 5],
])('%s of a component without a script is reported with its place', (_, source, name, line, column) => {
  expect(check({ 'box.tsx': source })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(`^The component uses "${name}".*, but it is not hydrated in the browser.$`),
      file: expect.stringMatching(/box\.tsx$/),
      line,
      column,
    }),
  ]);
});

test.each([
  ['an island', "// What it is.\n'use client';\nexport default () => <b onClick={() => 1} />;\n"],
  ['a comment', '/* useState() */\n// <b onClick={x} />\nexport default () => <b />;\n'],
  ['what is only named alike', 'const schema = z.lazy(() => tree);\n'],
  ['what reads the page', "import { usePage } from '@runtime';\nexport default () => usePage().title;\n"],
])('%s is not', (_, source) => expect(check({ 'box.tsx': source })).toEqual([]));

test('neither are modules of packages', () => {
  expect(check({ 'node_modules/x/index.jsx': 'export default () => useState(0)[0];\n' })).toEqual([]);
});

test('a page of which nothing is seen without a script is reported, unless its layout shows something', () => {
  const imports = [{ module: '/box.tsx', imported: 'default', local: 'Box', sourcePath: 'en/a.mdx', line: 1 }];
  const pages = [
    samplePage('en/a', { imports }),
    samplePage('en/b', { imports }),
    samplePage('en/c'),
    samplePage('en/d', { imports, pageType: 'home' }),
    samplePage('zh/a', { imports, fallback: 'en' }),
  ];
  const rendered = new Map(
    pages.map(({ routePath }) => [routePath, routePath === '/b' ? {} : { isBlank: true as const }]),
  );
  expect(checkBlankPages(pages, rendered).map(({ file, message }) => [file, message])).toEqual([
    ['en/a.md', expect.stringMatching(/^The page is blank, /)],
  ]);
});
