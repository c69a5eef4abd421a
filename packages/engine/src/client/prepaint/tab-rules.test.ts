import { expect, test } from '@rstest/core';
import { createTabRule } from './tab-rules.ts';

test('the remembered panel shows and its siblings hide, only in blocks that have it', () => {
  expect(createTabRule('package.manager', 'pnpm', (text) => text)).toBe(
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"]){' +
      '>[data-tab-panel]{display:none}' +
      '>[data-tab-panel="pnpm"]{display:block}' +
      '>[role=tablist]>*{--q-tab-on:0}' +
      '>[role=tablist]>[data-tab-value="pnpm"]{--q-tab-on:1}}',
  );
});

test('what is stored cannot leave its string', () => {
  const rule = createTabRule('a"]{}', '"]*{', (text) => text.replaceAll('"', '\\"'));
  expect(rule.replaceAll('\\"', '')).not.toContain('"]{}');
});
