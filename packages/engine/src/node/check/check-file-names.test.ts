import { expect, test } from '@rstest/core';
import { checkFileNames } from './check-public-files.ts';

test('names that Windows does not allow are reported, and none that only contains a reserved one', () => {
  const reserved = ['con.md', 'guide/NUL/page.md', 'lpt1.tar.gz', 'a:b.md', 'trailing./page.md'];
  const allowed = ['console.md', 'guide/auxiliary.md', 'com.md', 'com10.md', '.nojekyll', '配置.md'];
  const found = ['con.md', 'NUL', 'lpt1.tar.gz', 'a:b.md', 'trailing.'].map((name, index) => {
    return { severity: 'warning', file: reserved[index], message: `Windows does not allow the name "${name}".` };
  });
  expect(checkFileNames([...reserved, ...allowed])).toMatchObject(found);
});
