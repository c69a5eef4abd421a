import { expect, test } from '@rstest/core';
import { createTabRules } from './tab-rules.ts';

test('the remembered panel shows and its siblings hide, only in blocks that have it', () => {
  expect(createTabRules('package.manager', 'pnpm', (text) => text)).toEqual([
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"])>[data-tab-panel]:not([data-tab-panel="pnpm"]){display:none}',
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"])>[data-tab-panel="pnpm"]{display:block}',
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"])>[role=tablist]>*{--q-tab-on:0}',
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"])>[role=tablist]>[data-tab-value="pnpm"]{--q-tab-on:1}',
  ]);
});

test('what is stored cannot leave its string', () => {
  const rules = createTabRules('a"]{}', '"]*{', (text) => text.replaceAll('"', '\\"'));
  for (const rule of rules) expect(rule.replaceAll('\\"', '')).not.toContain('"]{}');
});
