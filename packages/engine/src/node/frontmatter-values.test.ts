/** Claims about what becomes of a page whose frontmatter is wrong. (docs/behavior/data.md) */
import { expect, test } from '@rstest/core';
import { checkSite, openOutput, quire, writeSite } from '../../test/run-quire.ts';

const pages = {
  'docs/index.md':
    '# Home\n\n[One](/yaml#part) [Two](/values#part) [Three](/no) [Four](/values#prat) [Five](/hidden)\n',
  'docs/yaml.md': '---\ntitle: @x\ndescription: It is kept.\n---\n\n# From the heading\n\n## Part\n',
  'docs/values.md': '---\ntitle: Values\ndate: 14.5.2025\noutline: perhaps\n---\n\n## Part\n\n[Gone](./gone.md)\n',
  'docs/hidden.md': '---\ndraft: yes\n---\n\n# Hidden\n',
};

test('every error of a site is reported at once, those of frontmatter with line and column', async () => {
  const { code, diagnostics } = await checkSite(writeSite(pages));
  expect(code).toBe(1);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const told = errors.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  expect(told.map((line) => line.replace(/^.*docs\//, '')).sort()).toEqual([
    'index.md:3:39 The link "/no" does not match a page or a public file.',
    'index.md:3:52 The link "/values#prat" leads to an anchor that values.md does not have.',
    'index.md:3:73 The link "/hidden" leads to a draft, which is not published.',
    'values.md:3:1 The frontmatter field "date" is invalid: it is not a valid date, such as 2025-05-14.',
    'values.md:4:1 The frontmatter field "outline" is invalid: it must be true or false, not "perhaps".',
    'values.md:9:1 The link "./gone.md" does not match a page or a public file.',
    'yaml.md:2:8 The frontmatter is not valid YAML: Plain value cannot start with reserved character @',
  ]);
});

test('in a site for Rspress they are warnings, and the page is published with what can be read', async () => {
  const { outDir, read } = openOutput('frontmatter-values');
  const files = {
    ...pages,
    'docs/index.md': '# Home\n',
    'docs/gone.md': '# Gone\n',
    'rspress.config.ts': 'export default { root: "docs" };\n',
  };
  const { code, stderr } = await quire('build', writeSite(files), '--out', outDir, '--verbose');
  expect(code).toBe(0);
  expect(stderr).toMatch(/! .*yaml\.md:2:8\n {2}The frontmatter is not valid YAML/);
  expect(read('yaml.html')).toMatch(/<title>From the heading - /);
  expect(read('yaml.html')).toContain('<meta name="description" content="It is kept.">');
  expect(read('values.html')).toMatch(/<title>Values - /);
});
