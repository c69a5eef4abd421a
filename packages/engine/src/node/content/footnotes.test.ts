import { expect, test } from '@rstest/core';
import { buildOutput } from '../../../test/run-quire.ts';

test('the heading and the links back of footnotes are in the language of their page', async () => {
  const note = '# N\n\nA rope[^1].\n\n[^1]: It has an end.\n';
  const { read } = await buildOutput({
    'site.config.mjs':
      "export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }] };\n",
    'docs/en/index.md': note,
    'docs/zh/index.md': note,
    'docs/en/part.mdx': note,
    'docs/zh/part.mdx': note,
  });
  for (const page of ['index.html', 'part.html']) {
    expect(read(page)).toMatch(/>Footnotes<\/h2>[\s\S]* aria-label="Back to reference 1"/);
    expect(read(`zh/${page}`)).toMatch(/>脚注<\/h2>[\s\S]* aria-label="返回引用 1"/);
    expect(read(`zh/${page}`)).not.toMatch(/Footnotes|Back to reference/);
  }
});
