import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { listThemeExports } from './theme-exports.ts';

test.each([
  ['a declaration on a line of its own', "import { a } from 'a';\nexport const Layout = a;\n", ['Layout']],
  [
    'statements that share a line',
    "import { a } from 'a'; export const Layout = a; export { a as Nav };",
    ['Layout', 'Nav'],
  ],
  ['a declaration directly after a block', 'function f() {}export function Layout() {}', ['Layout']],
  ['a default object after another statement', 'const Layout = 1; export default { Layout };', ['Layout']],
  ['a comment after a statement', 'const a = 1; // once; export const Layout = a;\n', []],
  ['a comment between statements', '/* export const Nav = 1; */ export const Layout = 1;', ['Layout']],
  ['a URL in a string', "const a = 'https://a.example'; export const Layout = a;", ['Layout']],
])('%s is read as what it exports', (_, code, names) => {
  const siteDir = createSite({ 'theme/index.ts': code });
  const found = listThemeExports(join(siteDir, 'theme/index.ts')).map(({ name }) => name);
  rmSync(siteDir, { recursive: true });
  expect(found.toSorted()).toEqual(names);
});
