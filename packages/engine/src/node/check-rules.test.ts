import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { quire, SITES } from '../../test/run-quire.ts';

describe('every rule may be an error, a warning or nothing', () => {
  const ERRORS = ['links', 'anchors', 'images', 'nav', 'sidebar', 'redirects', 'publishedUrls', 'feeds'];
  const WARNINGS = ['duplicateIds', 'missingTranslations', 'outlines', 'codeBlocks', 'orphans', 'containers'];
  const TELLING = [
    'leads to no page',
    '#prat',
    'presnet.png',
    'The navigation leads',
    'The sidebar leads',
    'in a circle',
  ];
  const LESS_SURE = [
    '"twice" stands more',
    'no translation in',
    'outline differs',
    'code differs',
    'leads to this page',
    'is not closed',
  ];

  async function checkWith(rules: Record<string, string>) {
    const dir = join(mkdtempSync(join(tmpdir(), 'quire-rules-')), 'mistakes');
    cpSync(join(SITES, 'mistakes'), dir, { recursive: true });
    const file = join(dir, 'site.config.mjs');
    const check = `title: 'Mistakes', check: ${JSON.stringify(rules)},`;
    writeFileSync(file, readFileSync(file, 'utf8').replace("title: 'Mistakes',", check));
    return quire('check', dir);
  }

  test('as a warning, what is an error else is told on the standard output, and nothing fails', async () => {
    const { code, stdout } = await checkWith(Object.fromEntries(ERRORS.map((rule) => [rule, 'warn'])));
    expect(code).toBe(0);
    expect([...TELLING, ...LESS_SURE].filter((text) => !stdout.includes(text))).toEqual([]);
  });

  test('as an error, what is a warning else fails', async () => {
    const rules = { ...Object.fromEntries(ERRORS.map((rule) => [rule, 'off'])) };
    const { code, stderr } = await checkWith({
      ...rules,
      ...Object.fromEntries(WARNINGS.map((rule) => [rule, 'error'])),
    });
    expect(code).toBe(1);
    expect(LESS_SURE.filter((text) => !stderr.includes(text))).toEqual([]);
    expect(TELLING.filter((text) => stderr.includes(text))).toEqual([]);
  });
});
