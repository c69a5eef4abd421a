import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { writeSite } from '../../../test/run-quire.ts';
import { samplePage } from '../../../test/sample-pages.ts';
import { resolveConfig } from '../config/resolve.ts';
import { readScript } from '../config/script-module.ts';
import { checkPackageComponents } from './check-package-components.ts';

const PACKAGES = {
  'node_modules/kit/package.json': JSON.stringify({
    type: 'module',
    exports: { '.': { import: './index.js' }, './tabs': './tabs.js' },
  }),
  'node_modules/kit/index.js': "export * from './tabs.js';\nexport { default as Pad, Text } from './pad.js';\n",
  'node_modules/kit/tabs.js': "'use client';\nexport const Tabs = 1;\nexport default Tabs;\n",
  'node_modules/kit/pad.js': "export { Tabs as default } from './tabs.js';\nexport const Text = 1;\n",
};

type Import = [module: string, imported: string, local?: string];

async function check(imports: Import[], own = '') {
  const dir = writeSite({ ...PACKAGES, 'docs/a.mdx': '# A\n', 'box.jsx': own });
  const of = imports.map(([module, imported, local = imported], index) => {
    return { module, imported, local, sourcePath: 'a.mdx', line: index + 1, column: 1 };
  });
  const page = { ...samplePage('en/a', { imports: of }), filePath: join(dir, 'docs/a.mdx') };
  const found = await checkPackageComponents(
    [page, page],
    [readScript(join(dir, 'box.jsx'))],
    resolveConfig({}, { dir }),
  );
  return found.map(({ message, line, help }) => [message.split('"', 2).join(''), line, help?.split('has: ')[1]]);
}

test('components of packages for browsers are reported where a page imports them, by whatever way', async () => {
  const imports: Import[] = [
    ['kit', 'Tabs'],
    ['kit/tabs', 'default', 'Own'],
    ['kit', 'Pad'],
    ['kit', 'Tabs'],
    ['kit', 'Text'],
  ];
  expect(await check(imports)).toEqual([
    ['The component <Tabs> of kit', 1, "export { Tabs } from 'kit';"],
    ['The component <Own> of kit/tabs', 2, "export { default as Own } from 'kit/tabs';"],
    ['The component <Pad> of kit', 3, "export { Pad } from 'kit';"],
  ]);
});

test('and where a static component of the site renders them', async () => {
  const own = "import { Tabs } from 'kit';\nimport { Tabs as Type } from 'kit/tabs';\nexport default () => <Tabs />;\n";
  expect(await check([['react', 'Suspense']], own)).toEqual([
    ['The component <Tabs> of kit', 1, "export { Tabs } from 'kit';"],
  ]);
});
