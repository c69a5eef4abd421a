/** Claims about a build after another one: what changed meanwhile is in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite } from '../../test/run-quire.ts';
import { createSite, writeFiles } from '../../test/temporary-site.ts';

test('a page is rebuilt where only a file that it shows, or a fragment of it, has changed', async () => {
  const dir = createSite({
    'docs/index.md': '# Home\n\n```js file="<root>/sample.js"\n```\n',
    'docs/part.mdx': "import Words from './_words.md';\n\n# Part\n\n<Words />\n",
    'docs/_words.md': 'First words.\n',
    'sample.js': 'before();\n',
  });
  const read = () =>
    ['index.html', 'index.md', 'part.html'].map((file) => readFileSync(join(dir, 'dist', file), 'utf8'));
  await buildSite(dir);
  writeFiles(dir, { 'sample.js': 'after();\n', 'docs/_words.md': 'Other words.\n' });
  await buildSite(dir);
  const [home, twin, part] = read();
  expect(home).toContain('after');
  expect(home).not.toContain('before');
  expect(twin).toContain('after();');
  expect(part).toContain('Other words.');
});
