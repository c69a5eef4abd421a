import { expect, test } from '@rstest/core';
import { checkFileNames } from './check-file-names.ts';

test.each([
  ['con.md', 'con.md'],
  ['guide/NUL/page.md', 'NUL'],
  ['lpt1.tar.gz', 'lpt1.tar.gz'],
  ['a:b.md', 'a:b.md'],
  ['trailing./page.md', 'trailing.'],
])('%s is reported: Windows does not allow the name', (file, name) => {
  expect(checkFileNames([file])).toMatchObject([
    { severity: 'warning', file, message: `Windows does not allow the name "${name}".` },
  ]);
});

test('names that only contain a reserved one are allowed', () => {
  expect(checkFileNames(['console.md', 'guide/auxiliary.md', 'com.md', 'com10.md', '.nojekyll', '配置.md'])).toEqual(
    [],
  );
});
