import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { checkSite, quire, SITES } from '../../test/run-quire.ts';

test('the help for components without an import holds for those of the theme and names no others as such', async () => {
  const page = (imports: string) => `${imports}# Home\n\n<Card title="A" /> <Fragment>b</Fragment>\n`;
  const { diagnostics } = await checkSite({ 'docs/index.mdx': page('') });
  const missing = diagnostics.filter(({ rule }) => rule === 'missingComponents');
  expect(missing).toHaveLength(2);
  for (const { help } of missing) {
    expect(help).toContain('a component of the theme from "@theme", any other from its file');
    expect(help).not.toContain('import {');
  }
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

  async function checkWith(rules: Record<string, string>) {
    const dir = join(mkdtempSync(join(tmpdir(), 'quire-rules-')), 'errors');
    cpSync(join(SITES, 'errors'), dir, { recursive: true });
    const file = join(dir, 'site.config.mjs');
    const check = `title: 'Errors', check: ${JSON.stringify(rules)},`;
    writeFileSync(file, readFileSync(file, 'utf8').replace("title: 'Errors',", check));
    return quire('check', dir);
  }

  test('as a warning, what is an error by default goes to the standard output, and nothing fails', async () => {
    const { code, stdout } = await checkWith(Object.fromEntries(ERRORS.map((rule) => [rule, 'warn'])));
    expect(code).toBe(0);
    expect([...ERROR_TEXTS, ...WARNING_TEXTS].filter((text) => !stdout.includes(text))).toEqual([]);
  });

  test('as an error, what is a warning by default fails', async () => {
    const rules = { ...Object.fromEntries(ERRORS.map((rule) => [rule, 'off'])) };
    const { code, stderr } = await checkWith({
      ...rules,
      ...Object.fromEntries(WARNINGS.map((rule) => [rule, 'error'])),
    });
    expect(code).toBe(1);
    expect(WARNING_TEXTS.filter((text) => !stderr.includes(text))).toEqual([]);
    expect(ERROR_TEXTS.filter((text) => stderr.includes(text))).toEqual([]);
  });
});
