import { createError, UserError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { placeInPages } from './place-in-pages.ts';

const ENTRY = '/site/node_modules/.cache/quire/x/bundle/entries-0/server-entry.js';
const use = { module: 'signs', imported: 'Lamp', local: 'Lamp', sourcePath: 'index.mdx', line: 3, column: 22 };

const fail = async () => {
  throw new UserError([
    createError('bundle', "Module not found: Can't resolve 'signs' in '/site/x'", { file: ENTRY, line: 8, column: 2 }),
    createError('bundle', "Module not found: Can't resolve 'signs' in '/site/x'", {
      file: ENTRY.replace('server', 'styles'),
    }),
    createError('bundle', "Module not found: Can't resolve './gone' in '/site'", { file: '/site/box.tsx', line: 1 }),
  ]);
};
const load = (imports: (typeof use)[]) =>
  placeInPages(fail, { listPages: async () => [{ imports }], siteDir: '/site' }).catch(
    ({ diagnostics }: UserError) => diagnostics,
  );

test('a package without the imported file is reported once at each import, and not in a generated module', async () => {
  expect(await load([use, { ...use, sourcePath: 'guide.mdx', line: 5 }])).toMatchObject([
    { rule: 'imports', message: 'Cannot resolve import "signs".', file: 'index.mdx', line: 3, column: 22 },
    { rule: 'imports', file: 'guide.mdx', line: 5 },
    { rule: 'bundle', file: '/site/box.tsx' },
  ]);
});

test('an error in a module that no page imports is reported as the bundler does', async () => {
  expect(await load([])).toMatchObject([{ file: ENTRY }, { rule: 'bundle' }, { file: '/site/box.tsx' }]);
});
