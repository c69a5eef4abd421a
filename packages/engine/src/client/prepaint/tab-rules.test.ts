import { expect, test } from '@rstest/core';
import { createTabRules } from './tab-rules.ts';

test('the remembered panel shows and its siblings hide, only in blocks that have it', () => {
  expect(createTabRules({ 'rspress.tabs.package.manager': 'pnpm', 'rspress-visited': '1' }, (text) => text)).toBe(
    '[data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"]){' +
      '>[data-tab-panel]{display:none}' +
      '>[data-tab-panel="pnpm"]{display:block}' +
      '>[role=tablist]>*{--q-tab-on:0}' +
      '>[role=tablist]>[data-tab-value="pnpm"]{--q-tab-on:1}}',
  );
});

test('what is stored cannot leave its string, neither a group nor a tab', () => {
  const rule = createTabRules({ 'rspress.tabs.a"]{}': '"]*{' }, (text) => text.replaceAll('"', '\\"'));
  expect(rule.replaceAll('\\"', '')).not.toContain('"]{}');
});
