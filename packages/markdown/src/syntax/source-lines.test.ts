import { expect, test } from '@rstest/core';
import { findFenceLanguages } from './source-lines.ts';

test('each fence has its language, within quotes and lists too, and what is shown beside an output has that of its file', () => {
  const source = '```md title="a.md"\n# Title\n```\n\n> ~~~ TS\n> ~~~\n\n- ```js source="a.vue"\n  ```\n';
  expect([...findFenceLanguages(source)]).toEqual(['md', 'ts', 'js', 'vue']);
});
