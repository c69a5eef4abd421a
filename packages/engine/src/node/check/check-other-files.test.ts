import { expect, test } from '@rstest/core';
import { checkSite } from '../../../test/run-quire.ts';

test('texts that are no pages, files of other systems, and files without effect are reported, unless they are excluded', async () => {
  const { text, warnings } = await checkSite({
    'site.config.mjs': "export default { siteUrl: 'https://t.example', route: { exclude: ['old/**'] } };\n",
    ...{ 'docs/index.md': '# Home\n', 'docs/SUMMARY.md': '# All\n\n- [Guide](guide/index.md)\n' },
    ...{ 'docs/_nav.json': '[]', 'docs/CNAME': 'a.example', 'docs/_headers': '/*', 'docs/guide/robots.txt': '' },
    ...{ 'docs/a.markdown': '# A\n', 'docs/B.MDX': '# B\n', 'docs/c.rst': 'C\n=\n', 'docs/_meta.jsonc': '[]' },
    ...{ 'docs/_meta.js': '', 'docs/meta.json': '{ "pages": ["index"] }', 'docs/guide/meta.json': '{ "data": [] }' },
    ...{ 'docs/guide/index.md': '# Guide\n', 'docs/guide/_category_.json': '{}', 'docs/new/_index.md': '# Of Hugo\n' },
    ...{ 'docs/guide/_meta.yml': 'label: Guide', 'docs/guide/_meta.json': '\n', 'docs/guide/_nav.json': '[]' },
    ...{ 'docs/old/_index.md': '', 'docs/new/dist/b.md': '', 'docs/old/dist/c': '', 'docs/new/site.config.ts': '' },
  });
  for (const file of 'CNAME _headers a.markdown B.MDX c.rst _meta.js _meta.jsonc meta.json SUMMARY.md guide/_category_.json guide/_meta.yml guide/_meta.json guide/_nav.json new/_index.md new/dist new/site.config.ts'.split(
    ' ',
  ))
    expect(text).toContain(`docs/${file}\n`);
  expect(text).toContain('Move it to "docs/public".');
  for (const name of ['B.mdx', 'new/index.md', '_meta.json']) expect(text).toContain(`Rename it to "${name}"`);
  expect(text).toContain('"name": "guide", "label": "…" } into the _meta.json of the folder above');
  expect(warnings).toBe(17);
});

test('they are reported with an error that ends the build before the checks', async () => {
  const { text } = await checkSite({
    ...{ 'docs/index.md': '# Home\n', 'docs/a.rst': 'A\n' },
    'docs/guide/b.md': '# B\n',
    'docs/guide/_meta.json': '{}',
  });
  expect(text).toContain('it must be a list');
  expect(text).toContain('docs/a.rst\n');
});

test('a page whose title is the name of its file is reported at its first heading', async () => {
  const { text } = await checkSite({ 'docs/index.md': '# Home\n', 'docs/1.2-what.md': 'Text.\n\n## What it is\n' });
  expect(text).toMatch(/docs\/1\.2-what\.md:3\n.*The title of the page is "1\.2 what", the name of its file/);
});
