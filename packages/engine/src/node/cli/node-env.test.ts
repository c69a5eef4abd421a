import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { quireWith, writeSite } from '../../../test/run-quire.ts';

test.each([
  ['', 'production'],
  ['test', 'test'],
])('a configuration that is loaded for a build knows so, where NODE_ENV is "%s" before', async (before, known) => {
  const dir = writeSite({
    'docs/index.md': '# Home\n',
    'rspress.config.ts': "export default { title: 'Quay ' + process.env.NODE_ENV };\n",
  });
  expect(await quireWith({ NODE_ENV: before }, 'build', dir)).toMatchObject({ code: 0 });
  expect(readFileSync(join(dir, 'dist/index.html'), 'utf8')).toContain(`Quay ${known}</title>`);
});
