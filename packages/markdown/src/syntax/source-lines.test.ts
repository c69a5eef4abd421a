import { expect, test } from '@rstest/core';
import { findFenceLanguages } from './source-lines.ts';

test('the languages of all fences are found, in quotes and lists too, including those of sources of twin panels', () => {
  const source = '```md title="a.md"\n# Title\n```\n\n> ~~~ TS\n> ~~~\n\n- ```js source="a.vue"\n  ```\n';
  expect([...findFenceLanguages(source)]).toEqual(['md', 'ts', 'js', 'vue']);
});
