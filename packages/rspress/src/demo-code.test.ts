/** Claims about `<code src="./box.tsx" />`, with which pages for Rspress show the file of a demo. */
import { expect, test } from '@rstest/core';
import { buildSite, checkSite, openOutput, writeSite } from '../../engine/test/run-quire.ts';

const BOX = `import React from 'react';\n\nexport default () => <div title="box">Box</div>;\n`;

const SITE = {
  'rspress.config.ts': `export default { root: 'docs' };`,
  'docs/demo/box.tsx': BOX,
  'docs/index.mdx': '# Home\n\nA box:\n\n<code src="./demo/box.tsx" />\n\nA `<code src="x">` in a text.\n',
};

test('the file of a demo is shown as highlighted code, and is not a page', async () => {
  const { outDir, read, has } = openOutput('demo-code');
  await buildSite(writeSite(SITE), outDir);
  const html = read('index.html');
  expect(html).toMatch(/<figure class="q-code"[^>]*data-lang="tsx"/);
  const [, code = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html) ?? [];
  expect(code).toMatch(/<span class=/);
  expect(code.replace(/<[^>]+>/g, '').trim()).toBe(BOX.trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(has('demo/box.html')).toBe(false);
});

test('a missing file of a demo is reported with its line', async () => {
  const page = '# Home\n\n<code src="./nowhere.tsx" />\n';
  const { diagnostics } = await checkSite(writeSite({ ...SITE, 'docs/index.mdx': page }));
  const ofPage = diagnostics.filter(({ rule }) => rule === 'imports');
  expect(ofPage).toMatchObject([{ message: 'The code file "./nowhere.tsx" does not exist.', line: 3 }]);
});
