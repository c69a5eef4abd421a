import { expect, test } from '@rstest/core';
import { checkSite } from '../../../test/run-quire.ts';

test('a fragment that includes itself is reported at the import, with what else is wrong', async () => {
  const { diagnostics } = await checkSite({
    'docs/index.mdx': "import A from './_a.mdx';\n\n# Home\n\n<A />\n",
    'docs/_a.mdx': "import B from './_b.mdx';\n\n<B />\n",
    'docs/_b.mdx': "text\n\nimport A from './_a.mdx';\n\n<A />\n",
    'docs/other.mdx': '# Other\n\n{name}\n',
  });
  expect(diagnostics.filter(({ rule }) => rule === 'syntax')).toMatchObject([
    {
      rule: 'syntax',
      file: expect.stringMatching(/_b\.mdx$/),
      line: 3,
      column: 16,
      message: '"./_a.mdx" includes itself.',
    },
    { rule: 'syntax', file: expect.stringMatching(/other\.mdx$/), line: 3 },
  ]);
});
