import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { checkSite, copySite, quire } from '../../test/run-quire.ts';

test('the help for components without an import holds for those of the theme and names no others as such', async () => {
  const page = (imports: string) => `${imports}# Home\n\n<Card title="A" /> <Fragment>b</Fragment>\n`;
  const { diagnostics } = await checkSite({ 'docs/index.mdx': page('') });
  const missing = diagnostics.filter(({ rule }) => rule === 'missingComponents');
  expect(missing).toHaveLength(2);
  const help = 'a component of the theme from "@theme", any other from its file';
  for (const each of missing) expect(each.help?.split('import {')).toEqual([expect.stringContaining(help)]);
  const imports = "import { Card } from '@theme';\nimport { Fragment } from 'react';\n\n";
  expect(await checkSite({ 'docs/index.mdx': page(imports) })).toMatchObject({ errors: 0 });
});

test('of a component without an import that is only a warning, members too show what is inside of them', async () => {
  const { errors, text } = await checkSite({
    'site.config.mjs': "export default { check: { missingComponents: 'warn' } };\n",
    'docs/index.mdx': '# Home\n\n<Color.Row>inside</Color.Row>\n\n<Color.Row />\n',
  });
  expect(errors).toBe(0);
  expect(text).toContain('The component <Color> is used but not imported, also in line 5.');
});

test('an id that a page has twice because it shows a fragment twice, or that the layout has, is reported at its place', async () => {
  const page = 'import A from \'./_a.md\';\n\n# Home {#q-content}\n\n<A />\n\n<A />\n\n<p id="quire-page">x</p>\n';
  const { diagnostics } = await checkSite({ 'docs/index.mdx': page, 'docs/_a.md': 'Text\n\n## Part\n' });
  const found = diagnostics.filter(({ rule }) => rule === 'duplicateIds');
  const places = found.map(({ file, line }) => `${file?.replace(/^.*\//, '')} ${line}`);
  expect(places.sort()).toEqual(['_a.md 3', 'index.mdx 3', 'index.mdx 9']);
});

test('a page beside the posts of a feed that has no date is reported', async () => {
  const { diagnostics } = await checkSite({
    'site.config.mjs':
      "export default { siteUrl: 'https://blog.example', feeds: [{ prefix: '/blog/', name: 'blog' }, { prefix: '/', name: 'all' }] };\n",
    'docs/index.md': '# Home\n\n[Blog](./blog/index.md)\n',
    'docs/blog/index.md': '---\noverview: true\n---\n\n# Blog\n',
    'docs/blog/one.md': '---\ndate: 2026-01-01\n---\n\n# One\n',
    'docs/blog/two.md': '---\ndate: 2026-01-02\n---\n\n# Two\n',
    'docs/blog/forgotten.md': '# Forgotten\n',
    'docs/blog/about.md': '---\nunlisted: true\n---\n\n# About\n',
    'docs/blog/people/ada.md': '# Ada\n',
  });
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/blog\/forgotten\.md The page is not in the feed "blog", because it has no date\.$/),
  ]);
});

describe('every rule may be an error, a warning or nothing', () => {
  const ERRORS = ['links', 'anchors', 'images', 'nav', 'sidebar', 'redirects', 'publishedUrls', 'feeds'];
  const WARNINGS = ['duplicateIds', 'missingTranslations', 'outlines', 'codeBlocks', 'orphans', 'containers'];
  const ERROR_TEXTS = [
    'does not match a page',
    '#prat',
    'presnet.png',
    'The navigation links',
    'The sidebar links',
    'leads back to itself',
  ];
  const WARNING_TEXTS = [
    '"twice" is used more',
    'no translation in',
    'outline differs',
    'code differs',
    'leads to this page',
    'is not closed',
  ];

  function writeRules(rules: Record<string, string>): string {
    const dir = copySite('errors');
    const file = join(dir, 'site.config.mjs');
    const check = `title: 'Errors', check: ${JSON.stringify(rules)},`;
    writeFileSync(file, readFileSync(file, 'utf8').replace("title: 'Errors',", check));
    return dir;
  }

  test('as a warning, what is an error by default goes to the standard output, and nothing fails', async () => {
    const { code, stdout } = await quire('check', writeRules(Object.fromEntries(ERRORS.map((rule) => [rule, 'warn']))));
    expect(code).toBe(0);
    expect([...ERROR_TEXTS, ...WARNING_TEXTS].filter((text) => !stdout.includes(text))).toEqual([]);
  });

  describe('as an error, what is a warning by default', () => {
    let report: Awaited<ReturnType<typeof checkSite>>;
    beforeAll(async () => {
      const [off, errors] = [ERRORS.map((rule) => [rule, 'off']), WARNINGS.map((rule) => [rule, 'error'])];
      report = await checkSite(writeRules(Object.fromEntries([...off, ...errors])));
    });

    test('fails, and what is off is not reported', () => {
      expect(report.code).toBe(1);
      expect(ERROR_TEXTS.filter((text) => report.text.includes(text))).toEqual([]);
      // Code that is marked as localized may differ.
      expect(report.text).not.toContain('en/guide/index.md:9');
    });

    test.each([
      ['an id twice', 'en/guide/page.mdx:9:7\n  The id "twice" is used more than once'],
      ['a page without a translation', 'en/guide/page.mdx\n  The page has no translation in "zh"'],
      [
        'outlines that differ',
        'zh/guide/index.md:3:1\n  The outline differs from en/guide/index.md:3: there "## Part", here "### 部分".',
      ],
      [
        'a container that is not closed',
        'en/guide/alone.md:3:1\n  The container ":::tip" is not closed.\n  Add a line with ":::"',
      ],
      [
        'a page that nothing leads to',
        'en/guide/alone.md\n  No sidebar, navigation, overview or link leads to this page.',
      ],
    ])('has its place: %s', (_, expected) => expect(report.text).toContain(expected));
  });
});
