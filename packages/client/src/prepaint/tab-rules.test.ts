import { expect, test } from '@rstest/core';
import { createTabRules } from './tab-rules.ts';

test('the remembered panel is shown and its siblings are hidden, only in blocks that have it', () => {
  expect(createTabRules({ 'rspress.tabs.package.manager': 'pnpm', 'rspress-visited': '1' }, (text) => text)).toBe(
    '#quire-root:not([data-ready]) [data-tab-group="package.manager"]:has(>[data-tab-panel="pnpm"]){' +
      '>[data-tab-panel]{display:none}' +
      '>[data-tab-panel="pnpm"]{display:block}' +
      '>[role=tablist]>*{--q-tab-on:0}' +
      '>[role=tablist]>[data-tab-value="pnpm"]{--q-tab-on:1}}',
  );
});

test('stored names of groups and tabs cannot break out of their strings', () => {
  const rule = createTabRules({ 'rspress.tabs.a"]{}': '"]*{' }, (text) => text.replaceAll('"', '\\"'));
  expect(rule.replaceAll('\\"', '')).not.toContain('"]{}');
});
