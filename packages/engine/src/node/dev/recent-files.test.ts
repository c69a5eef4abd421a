import { expect, test } from '@rstest/core';
import { createRecentFiles } from './recent-files.ts';

test('a file is there as long as a document of the last ten snapshots refers to it', () => {
  const files = createRecentFiles<string>();
  for (let snapshot = 1; snapshot <= 200; snapshot++) {
    files.startSnapshot();
    files.add('/always.js', 'kept');
    files.add(`/${snapshot}.js`, 'new');
  }
  expect(files.list()).toHaveLength(11);
  expect(['/always.js', '/191.js', '/190.js'].map(files.find)).toEqual(['kept', 'new', undefined]);
});
