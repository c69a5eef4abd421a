import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sampleConfig } from '../../../test/sample-pages.ts';
import { createSite } from '../../../test/temporary-site.ts';
import { createImportResolver } from './resolve-import.ts';

const dir = createSite({
  'docs/index.mdx': '# Home\n',
  'parts/box.tsx': 'export const Box = () => null;\n',
  'parts/lib.ts': 'export const one = 1;\n',
  'parts/me\u0301moire.md': 'Text\n',
  'parts/own.js': 'export const one = 1;\n',
  'parts/own.ts': 'export const one = 2;\n',
});
const resolveImport = createImportResolver(sampleConfig({ alias: { '@parts': join(dir, 'parts') }, siteDir: dir }));
const find = (written: string) => resolveImport(written, join(dir, 'docs/index.mdx'));

test.each([
  ['../parts/box', 'box.tsx'],
  ['../parts/box.tsx', 'box.tsx'],
  // As TypeScript lets one write it.
  ['../parts/box.js', 'box.tsx'],
  ['../parts/box.jsx', 'box.tsx'],
  ['@parts/box.jsx', 'box.tsx'],
  // From the site's folder.
  ['/parts/box', 'box.tsx'],
  ['../parts/lib.js', 'lib.ts'],
  ['../parts/own.js', 'own.js'],
])('%s is %s', (written, file) => {
  expect(find(written)).toEqual({ kind: 'module', module: join(dir, 'parts', file) });
});

test.each(['/box', '../parts/lib.jsx', '../parts/box.mjs', '../parts/none.js'])('%s is nothing', (written) => {
  expect(find(written)).toBeUndefined();
});

test('a name in composed letters finds a file in decomposed ones', () => {
  const filePath = join(dir, 'parts/me\u0301moire.md');
  expect(find('../parts/m\u00e9moire.md')).toEqual({ kind: 'fragment', filePath });
});
